import type { ContentReader } from '#content/content-reader.ts';
import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { valueOf } from '#content/loaded.ts';
import type { MappingContext } from '#content/mapping/mapping-context.ts';
import { readList } from '#content/mapping/read-list.ts';
import { loadFromEntry } from '#content/queries/load-from-entry.ts';
import { readSingleEntry } from '#content/queries/read-single-entry.ts';
import { parsePaybackFirst } from './payback-first.ts';
import type { PaybackFirst } from './payback-inputs.ts';

/** The owner's first values, which stand in the site settings; lines that cannot be used are reported and left out. */
export function readPaybackFirst(entry: ContentfulEntry, context: MappingContext) {
  return { first: readList(entry, 'paybackFirst', parsePaybackFirst, context) };
}

/** The owner's first values of the payback tool; none without an entry or an answer. */
export async function loadPaybackFirst(reader: ContentReader): Promise<readonly PaybackFirst[]> {
  const find = () => readSingleEntry(reader, 'siteSettings');
  const options = { fallback: () => ({ first: [] }) };
  return valueOf(await loadFromEntry(reader, find, readPaybackFirst, options))?.first ?? [];
}
