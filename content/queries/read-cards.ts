import type { ContentReader, EntryQuery } from '../contentful/content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { byDisplayOrder, byHomepageOrder, homeSelection } from '../mapping/display-order.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import type { Mapped } from '../mapping/mapped.ts';
import { mappingContext, type MappingContext } from '../mapping/mapping-context.ts';
import { SLUG_KINDS, type SlugKind } from '../slugs/slug-kinds.ts';
import { readWholeList } from './whole-list.ts';

/** Which entries of a list show, in what order. */
export type Selection = (entries: readonly ContentfulEntry[]) => readonly ContentfulEntry[];

/** What a list of a kind is made from. */
export type CardKind<Card> = {
  kind: SlugKind;
  to: (entry: ContentfulEntry, context: MappingContext) => Mapped<Card>;
  /** How deep links are followed; one by default. */
  include?: EntryQuery['include'];
};

/** Every entry, by displayOrder, missing last, ties by title. */
export const inDisplayOrder: Selection = (entries) => entries.toSorted(byDisplayOrder);

/** The home page's, in its own order, without those taken off it (content-model decision 3). */
export const ofHomePage: Selection = (entries) => homeSelection(entries).toSorted(byHomepageOrder);

/** The cards of a kind; entries that cannot be shown are left out and reported. */
export async function readCards<Card>(
  reader: ContentReader,
  { kind, to, include }: CardKind<Card>,
  select: Selection = inDisplayOrder,
): Promise<Card[]> {
  const { contentType } = SLUG_KINDS[kind];
  const { items, links } = await readWholeList(reader, contentType, include ? { include } : {});
  return mapEntries(select(items), mappingContext(reader, links), to);
}

/** A list without an entry as no list, for which something built in may stand in. */
export function noneIfEmpty<Card>(cards: Card[]): Card[] | null {
  return cards.length === 0 ? null : cards;
}
