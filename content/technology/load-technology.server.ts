import { toAdapterFailure } from '../contentful/failure-words.ts';
import type { ContentReader } from '../contentful/content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import { FALLBACK_TECHNOLOGIES } from './fallback.ts';
import { TECHNOLOGY_INCLUDE_DEPTH } from './load-technologies.server.ts';
import type { Technology } from './technology.ts';
import { toTechnology } from './to-technology.ts';

const TECHNOLOGIES: AddressedKind<Technology> = {
  kind: 'technology',
  include: TECHNOLOGY_INCLUDE_DEPTH,
  to: toTechnology,
  byId: 'last',
  failed: (reason, value) => toAdapterFailure('fetch', 'technology', value, reason),
  builtIn: { things: FALLBACK_TECHNOLOGIES, answers: (reason) => reason !== 'empty' },
};

/** One technology by slug, or by entry id; a blank slug is not looked up (part 2 section 5). */
export function loadTechnology(reader: ContentReader, value: string): Promise<Loaded<Technology>> {
  return loadByAddress(reader, value, TECHNOLOGIES);
}
