import type { ContentReader } from '../contentful/content-reader.ts';
import { toAdapterFailure } from '../contentful/failure-words.ts';
import { loadedFrom, UnusableEntryError } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { isEntryId } from '../slugs/lookup-value.ts';
import { whyNoAddress } from '../slugs/why-no-address.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { mapEntry } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readEntryBySlug } from '../queries/read-single-entry.ts';
import { isUnlisted } from '../queries/whole-list.ts';
import { FALLBACK_TECHNOLOGIES } from './fallback.ts';
import { TECHNOLOGY_INCLUDE_DEPTH } from './load-technologies.server.ts';
import type { Technology } from './technology.ts';
import { HIDDEN_TECHNOLOGY, toTechnology } from './to-technology.ts';

/** One technology by slug, or by entry id; a blank slug is not looked up (part 2 section 5). */
export async function loadTechnology(
  reader: ContentReader,
  value: string,
): Promise<Loaded<Technology>> {
  if (whyNoAddress('technology', value) !== null) return { status: 'missing' };
  const builtIn = FALLBACK_TECHNOLOGIES.find((technology) => technology.slug === value) ?? null;
  return loadedFrom(reader, () => readTechnology(reader, value), {
    fallback: (reason) => (reason === 'empty' ? null : builtIn),
    failed: (reason) => toAdapterFailure('fetch', 'technology', value, reason),
    unlisted: () => isUnlisted(reader, 'technology', [value]),
  });
}

async function readTechnology(reader: ContentReader, value: string): Promise<Technology | null> {
  const found =
    (await readEntryBySlug(reader, 'technology', value, TECHNOLOGY_INCLUDE_DEPTH)) ??
    (isEntryId(value) ? await readTechnologyById(reader, value) : null);
  if (found === null) return null;
  const result = mapEntry(found.entry, mappingContext(reader, found.links), toTechnology);
  if (result.ok) return result.value;
  if (result.reason === HIDDEN_TECHNOLOGY) return null;
  throw new UnusableEntryError(toAdapterFailure('fetch', 'technology', value, result.reason));
}

async function readTechnologyById(reader: ContentReader, id: string) {
  const found = await reader.readEntry(id, TECHNOLOGY_INCLUDE_DEPTH);
  return found !== null && contentTypeOf(found.entry) === 'technology' ? found : null;
}
