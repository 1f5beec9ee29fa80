import type { ContentfulAsset, ContentfulEntry } from '../contentful/contentful-entry.ts';
import { translationOf } from '../locales/translation.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readLinkId, readText, toText, type Fields } from '../mapping/read-fields.ts';
import { isRecord } from '../is-record.ts';
import type { Picture } from './picture.ts';

/** What the service makes copies of; it sends any other picture as it is, or refuses (its Images API). */
const RESIZED_TYPE = /^image\/(?:jpe?g|png|webp|avif|tiff)$/iu;
const MAX_ALT_CHARACTERS = 500;
const MAX_PICTURE_PIXELS = 100_000;
const MAX_ADDRESS_CHARACTERS = 2_000;

/**
 * Alternative texts in the order to try beside the asset's own; an empty one is skipped.
 * @param fields of the entry that they are from, in the order to try; its title unless told
 */
export type AltTexts = { first?: string; last: string; fields?: readonly string[] };

/**
 * A picture from an asset: address through the reader's rule, size from the file's details. The alt
 * text is the editor's own, else the asset's title, else its description, else the last resort.
 * Null when the asset is missing, a draft, or no picture.
 * @param entry that the texts of `alt` are from
 */
export function toPicture(
  asset: ContentfulAsset | undefined,
  context: Pick<MappingContext, 'assetUrl'>,
  alt: AltTexts,
  entry?: ContentfulEntry,
): Picture | null {
  const fields = fieldsOf(asset);
  const file = fileOf(fields);
  const type = toText(file['contentType'], 100);
  if (type !== '' && !type.startsWith('image/')) return null;
  const url = toAssetUrl(file, context);
  if (url === null) return null;
  const details = isRecord(file['details']) ? file['details'] : {};
  const image = isRecord(details['image']) ? details['image'] : {};
  const own = readText(fields, 'title', 'description');
  const altLanguage =
    own && !alt.first
      ? foreignIn(asset, readText(fields, 'title') ? ['title'] : ['description'])
      : foreignIn(entry, alt.fields ?? ['title']);
  return {
    url,
    alt: toText(alt.first || own || alt.last, MAX_ALT_CHARACTERS),
    ...(altLanguage && { altLanguage }),
    width: toPixels(image['width']),
    height: toPixels(image['height']),
    ...(type !== '' && !RESIZED_TYPE.test(type) && { asStored: true }),
  };
}

/** The language of the first of some fields that has words, where that is another than the page's. */
function foreignIn(
  entity: ContentfulAsset | ContentfulEntry | undefined,
  fields: readonly string[],
): string | undefined {
  const { words } = (entity && translationOf(entity)) ?? {};
  const code = fields.flatMap((field) => words?.[field] ?? [])[0];
  return code === entity?.sys.locale ? undefined : code;
}

/** The picture that the first usable of the named asset links leads to. */
export function readPicture(
  entry: ContentfulEntry,
  context: MappingContext,
  alt: AltTexts,
  ...names: string[]
): Picture | null {
  for (const name of names) {
    const id = readLinkId(fieldsOf(entry), 'Asset', name);
    const picture =
      id === undefined ? null : toPicture(context.links.asset(id), context, alt, entry);
    if (picture !== null) return picture;
  }
  return null;
}

/** The file record of an asset's fields, empty when it has none (an asset still processing). */
export function fileOf(assetFields: Fields): Fields {
  return isRecord(assetFields['file']) ? assetFields['file'] : {};
}

/** The address of an asset's file, or null when it has none that a page may use. */
export function toAssetUrl(file: Fields, context: Pick<MappingContext, 'assetUrl'>): string | null {
  const raw = file['url'];
  if (typeof raw !== 'string' || raw.length > MAX_ADDRESS_CHARACTERS) return null;
  const url = context.assetUrl(raw.trim());
  return url !== null && /^(?:https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}

function toPixels(value: unknown): number | null {
  return typeof value === 'number' && value >= 1 && value <= MAX_PICTURE_PIXELS
    ? Math.round(value)
    : null;
}
