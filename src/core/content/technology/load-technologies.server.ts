import type { ContentReader } from '../content-reader.ts';
import { toAdapterFailure } from '../contentful/failure-words.ts';
import type { Loaded } from '../loaded.ts';
import { byTitle } from '../mapping/display-order.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import { loadCards } from '../queries/read-cards.ts';
import { FALLBACK_TECHNOLOGIES } from './fallback.ts';
import { toTechnology, type Technology } from './to-technology.ts';

export const TECHNOLOGIES: AddressedKind<Technology> = {
  kind: 'technology',
  // Technology, section, feature.
  include: 2,
  to: toTechnology,
  byId: 'last',
  failed: (reason, value) => toAdapterFailure('fetch', 'technology', value, reason),
  builtIn: { things: FALLBACK_TECHNOLOGIES, answers: (reason) => reason !== 'empty' },
};

/** One technology by slug, or by entry id; a blank slug is not looked up (part 2 section 5). */
export function loadTechnology(reader: ContentReader, value: string): Promise<Loaded<Technology>> {
  return loadByAddress(reader, value, TECHNOLOGIES);
}

/** Every technology with all its sections and features, by title. */
export function loadTechnologies(reader: ContentReader): Promise<Loaded<Technology[]>> {
  return loadCards(reader, TECHNOLOGIES, {
    select: (entries) => entries.toSorted(byTitle),
    standIn: (reason) => (reason === 'empty' ? [] : FALLBACK_TECHNOLOGIES),
  });
}
