import { fileOf, toAssetUrl, toPicture } from '../media/to-picture.ts';
import { asCard, withTranslationOf } from '../locales/translation.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText, toText } from '../mapping/read-fields.ts';
import type { RichTextAsset } from './rich-text.ts';

/** The four texts of part 2 section 3 for an embedded asset that cannot be shown. */
const ASSET_WITHOUT_ID = 'Image reference error (no ID)';
const ASSET_WITHOUT_FILE = 'Image file data missing';

function assetNotFound(id: string): string {
  return `Image not found (ID: ${id})`;
}

function assetFailed(reason: string): string {
  return `Error rendering asset: ${reason}`;
}

/** What an embedded or linked asset becomes: a picture, a file, or one of the stated errors. */
export function toRichTextAsset(id: string, context: MappingContext): RichTextAsset {
  if (id === '') return { kind: 'error', message: ASSET_WITHOUT_ID };
  const asset = context.links.asset(id);
  if (asset === undefined) return { kind: 'error', message: assetNotFound(id) };
  const fields = fieldsOf(asset);
  const file = fileOf(fields);
  if (toText(file['url']) === '') return { kind: 'error', message: ASSET_WITHOUT_FILE };
  const url = toAssetUrl(file, context);
  if (url === null) return { kind: 'error', message: assetFailed('address not allowed') };
  const title = readText(fields, 'title').slice(0, 500);
  if (toText(file['contentType'], 100).startsWith('image/')) {
    const picture = toPicture(asset, context, { last: '' });
    const caption = readText(fields, 'description').slice(0, 1_000);
    if (picture !== null)
      return asCard(
        withTranslationOf({ kind: 'picture', picture, caption }, asset, { caption: 'description' }),
      );
  }
  const named = title || toText(file['fileName'], 255) || id;
  return asCard(withTranslationOf({ kind: 'file', url, title: named }, asset, { title: 'title' }));
}
