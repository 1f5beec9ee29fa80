import type { ContentReader } from '../content-reader.ts';
import type { EntryQuery } from '../contentful/content-question.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { FallbackReason, Loaded, NoneShown } from '../loaded.ts';
import { byDisplayOrder, byHomepageOrder, homeSelection } from '../mapping/display-order.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import type { Mapped } from '../mapping/mapped.ts';
import { mappingContext, type MappingContext } from '../mapping/mapping-context.ts';
import { SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import { ifTypeExists, NO_ENTRIES } from './if-type-exists.ts';
import { noneShownOf, reportNone } from './none-shown.ts';
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
const inDisplayOrder: Selection = (entries) => entries.toSorted(byDisplayOrder);

/** The home page's, in its own order, without those taken off it (content-model decision 3). */
export const ofHomePage: Selection = (entries) => homeSelection(entries).toSorted(byHomepageOrder);

/**
 * The cards of a kind; entries that cannot be shown are left out and reported.
 * @returns `none`, why there is no card; null also where the selection took none
 */
export async function readCards<Card>(
  reader: ContentReader,
  { kind, to, include }: CardKind<Card>,
  select: Selection = inDisplayOrder,
): Promise<{ cards: Card[]; none: NoneShown | null }> {
  const { contentType } = SLUG_KINDS[kind];
  const list = readWholeList(reader, contentType, include ? { include } : {});
  const { items, links } = await ifTypeExists(list, NO_ENTRIES);
  const context = mappingContext(reader, links);
  const cards = mapEntries(select(items), context, to);
  const quiet = { ...context, report: () => undefined };
  const none = cards.length > 0 ? null : noneShownOf(items, (entry) => to(entry, quiet).ok);
  return { cards, none };
}

type CardList<Card, Item> = {
  select?: Selection;
  /** What is built in and stands in, in place of an outage, of no settings, and of a kind that the space has nothing of. */
  standIn?: (reason: FallbackReason) => Item[] | null;
  /** What the list is made of; the cards themselves where it is left out. */
  finish?: (cards: Card[]) => Item[] | Promise<Item[]>;
  /** The stated message of a failure. */
  failed?: (reason: string) => string;
};

/** The list of a kind. Where it is empty although the service answered, it says why, and the owner hears of it. */
export async function loadCards<Card, Item = Card>(
  reader: ContentReader,
  kind: CardKind<Card>,
  { select, standIn = () => null, finish, failed }: CardList<Card, Item>,
): Promise<Loaded<Item[]>> {
  let none: NoneShown | null = null;
  const read = async () => {
    const found = await readCards(reader, kind, select);
    ({ none } = found);
    reportNone(reader.report, kind.kind, none);
    if (none === 'none-published' && standIn('empty') !== null) return null;
    return finish ? finish(found.cards) : (found.cards as unknown as Item[]);
  };
  const loaded = await loadedFrom(reader, read, { fallback: standIn, ...(failed && { failed }) });
  return loaded.status === 'live' && none ? { ...loaded, none } : loaded;
}
