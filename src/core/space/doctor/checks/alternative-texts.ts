import { readText } from '#content/mapping/read-fields.ts';
import { linksIn } from '../links-in.ts';
import type { ExaminedAsset } from '../examined-space.ts';
import { fileOf } from '../file-of.ts';
import type { Found } from '../finding.ts';
import { aboutAsset, aboutEntry, type SpaceView } from '../space-view.ts';

/** Pictures that do not say what they show to people who cannot see them. */
export function checkAlternativeTexts(view: SpaceView): Found[] {
  const assets = view.assets.filter((asset) => speaksByTitle(view, asset));
  return [...assets.flatMap((asset) => assetFindings(view, asset)), ...slideFindings(view)];
}

/** A picture that some page shows with its own words; portraits and slides bring words of their own. */
function speaksByTitle(view: SpaceView, asset: ExaminedAsset): boolean {
  if (!fileOf(asset).contentType.startsWith('image/')) return false;
  return view
    .linkingTo(asset.id)
    .some(({ typeId }) => typeId !== 'testimonial' && typeId !== 'heroContent');
}

function assetFindings(view: SpaceView, asset: ExaminedAsset): Found[] {
  const text = readText(asset.fields, 'title', 'description');
  const finding = (message: string) => aboutAsset(view, asset, 'warning', 'title', message);
  if (text === '') {
    return [
      finding('The picture has neither title nor description. Say in its title what it shows.'),
    ];
  }
  if (isFileName(text, fileOf(asset).fileName)) {
    return [finding(`“${text}” is the name of a file. Say what the picture shows instead.`)];
  }
  return [];
}

function isFileName(text: string, fileName: string): boolean {
  const stem = fileName.replace(/\.[^.]*$/, '').toLowerCase();
  const own = text.toLowerCase().replace(/\.(jpe?g|png|webp|gif|avif|svg|tiff?)$/, '');
  if (own !== text.toLowerCase()) return true;
  // IMG_0231, DSC00042, hero-2: nobody says it like this. A plain word may well be both.
  return own === stem && /[\d_-]/.test(own);
}

function slideFindings(view: SpaceView): Found[] {
  return view.entries
    .filter(({ typeId, fields }) => typeId === 'heroContent' && linksIn(fields['image']).length > 0)
    .filter(({ fields }) => readText(fields, 'imageAlt') === '')
    .map((entry) =>
      aboutEntry(
        view,
        entry,
        'warning',
        'imageAlt',
        'The picture of the slide has no description, so the title is read out twice.',
      ),
    );
}
