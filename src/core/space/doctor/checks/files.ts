import { fieldsOf } from '#content/mapping/read-fields.ts';
import { toPicture } from '#content/media/to-picture.ts';
import { readCaptionsUrl } from '#content/media/to-video-source.ts';
import { toYoutubeId } from '#content/media/to-youtube-id.ts';
import { toRichTextAsset } from '#content/rich-text/to-rich-text-asset.ts';
import type { MappingContext } from '#content/mapping/mapping-context.ts';
import type { ModelField } from '../../model/content-model.ts';
import { CONTENT_TYPES } from '../../model/content-types.ts';
import { asContentful, isHidden } from '../entry-pages.ts';
import { examinedContext } from '../examined-context.ts';
import type { ExaminedAsset, ExaminedEntry } from '../examined-space.ts';
import { fileOf } from '../file-of.ts';
import type { Found } from '../finding.ts';
import { linksIn } from '../links-in.ts';
import { isInGroup } from '../link-problems.ts';
import { aboutAsset, aboutEntry, type SpaceView } from '../space-view.ts';

/** Files that pages cannot show: there is none, it is kept elsewhere, or it is not what its place needs. */
export function checkFiles(view: SpaceView): Found[] {
  const context = examinedContext(view, () => undefined);
  return [
    ...view.assets
      .filter(({ id }) => view.linkingTo(id).some((entry) => !isHidden(entry)))
      .flatMap((asset) => fileFindings(view, asset, context)),
    ...CONTENT_TYPES.flatMap((type) =>
      view.entries
        .filter((entry) => entry.typeId === type.id && !isHidden(entry))
        .flatMap((entry) =>
          type.fields.flatMap((field) => kindFindings(view, entry, field, context)),
        ),
    ),
  ];
}

/** Once for each asset, wherever it stands. */
function fileFindings(view: SpaceView, asset: ExaminedAsset, context: MappingContext): Found[] {
  const shown = toRichTextAsset(asset.id, context);
  if (shown.kind !== 'error') return [];
  const message = `No page can show it: where a text holds it, visitors read “${shown.message}”, elsewhere nothing. Upload its file to Contentful and publish it again.`;
  return [aboutAsset(view, asset, 'error', 'file', message)];
}

function kindFindings(
  view: SpaceView,
  entry: ExaminedEntry,
  { id: field, wire }: ModelField,
  context: MappingContext,
): Found[] {
  const value = entry.fields[field];
  const about = (words: string) =>
    aboutEntry(view, entry, 'error', field, `“${wire.name}” ${words}`);
  if (field === 'youtubeVideoId') {
    const isNone = typeof value === 'string' && value.trim() !== '' && toYoutubeId(value) === null;
    return isNone ? [about('is no video of YouTube, so it does not play. Enter its address.')] : [];
  }
  const wanted = wantedKind(field, wire);
  if (wanted === null) return [];
  return linksIn(value).flatMap(({ id }) => {
    const asset = context.links.asset(id);
    // What is missing altogether is told of the link, and of the asset.
    if (asset === undefined || toRichTextAsset(id, context).kind === 'error') return [];
    const { contentType } = fileOf({ id, fields: fieldsOf(asset), drawing: null });
    const isFit =
      wanted === 'image'
        ? toPicture(asset, context, { last: '' }) !== null
        : wanted === 'captions'
          ? readCaptionsUrl(asContentful(entry).fields, context, ANY_FILE) !== null
          : isInGroup(contentType, wanted);
    return isFit
      ? []
      : [about(`${NEEDS[wanted]} (${id} is ${contentType || 'of no known kind'}).`)];
  });
}

const ANY_FILE = { kind: 'file', url: 'https://videos.ctfassets.net/' } as const;

const NEEDS = {
  image: 'is no picture, so none shows',
  video: 'is no video, so nothing plays',
  captions: 'is no WebVTT file, so the video has no captions',
} as const;

/** What a field of the model holds links to; null for other fields, and where any file will do. */
function wantedKind(
  field: string,
  { validations, items }: ModelField['wire'],
): keyof typeof NEEDS | null {
  if (field === 'videoCaptions') return 'captions';
  const groups = [...validations, ...(items?.validations ?? [])].flatMap((rule) =>
    'linkMimetypeGroup' in rule ? rule.linkMimetypeGroup : [],
  );
  return groups.includes('image') ? 'image' : groups.includes('video') ? 'video' : null;
}
