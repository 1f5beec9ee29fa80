import type { ContentReader } from '../contentful/content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readNamedEntry } from '../queries/read-named-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import type { ContactPage } from './contact-page.ts';
import { builtInContactPage } from './fallback.ts';
import { toContactPage } from './to-contact-page.ts';

const CONTENT_TYPE = 'contactPageContent';
const CONTACT_INCLUDE_DEPTH = 3;

/**
 * The contact page. `entryIds` are tried in order and built-in copy follows when all fail; without any,
 * the newest entry of the type is taken (content model, settings).
 */
export function loadContactPage(
  reader: ContentReader,
  entryIds: readonly string[],
): Promise<Loaded<ContactPage>> {
  const builtIn = builtInContactPage(reader.publicSite);
  return loadFromEntry(
    reader,
    () => readContactEntry(reader, entryIds),
    (entry, context) => toContactPage(entry, context, builtIn),
    { fallback: () => builtIn },
  );
}

async function readContactEntry(reader: ContentReader, entryIds: readonly string[]) {
  if (entryIds.length === 0) return readSingleEntry(reader, CONTENT_TYPE, CONTACT_INCLUDE_DEPTH);
  for (const id of entryIds) {
    const wanted = { include: CONTACT_INCLUDE_DEPTH, contentType: CONTENT_TYPE };
    const found = await readNamedEntry(reader, id, wanted);
    if (found !== null) return found;
  }
  return null;
}
