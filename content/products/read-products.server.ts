import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader, EntryPage } from '../contentful/content-reader.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { byDisplayOrder, byHomepageOrder } from '../mapping/display-order.ts';
import { fieldsOf, readFlag, readLinkIds } from '../mapping/read-fields.ts';
import { orNull } from '../queries/or-null.ts';
import { readWholeList } from '../queries/whole-list.ts';
import type { ProductCard } from './product.ts';
import { toProductCard } from './to-product-card.ts';

/** Part 1 section 9: product types limit 100, include depth 2. */
export const PRODUCTS_LIMIT = 100;
const PRODUCTS_INCLUDE_DEPTH = 2;
const CONTENT_TYPE = 'productType';

/** Product cards by displayOrder, missing last, ties by title: the first 100, and the owner hears of more. */
export async function readProductCards(reader: ContentReader): Promise<ProductCard[]> {
  const page = await readAllProducts(reader);
  const context = mappingContext(reader, page.links);
  const cards = mapEntries(page.items.toSorted(byDisplayOrder), context, toProductCard);
  const reason = tooManyProducts(cards.length);
  if (reason !== null) {
    const about = { entryId: CONTENT_TYPE, title: '', version: '', page: '/products' };
    reader.report({ ...about, reason, severity: 'error', missingId: null });
  }
  return cards.slice(0, PRODUCTS_LIMIT);
}

/** What the owner is told of more products than the list shows; null where it shows them all. */
export function tooManyProducts(count: number): string | null {
  return count <= PRODUCTS_LIMIT
    ? null
    : `The list of products shows the first ${PRODUCTS_LIMIT} of ${count} by their place in the list; the others have their own pages alone`;
}

/**
 * The home page's products: those with showOnHomepage true. In a space where nobody ever set the flag,
 * the products that do not refuse stand in, since built-in categories would lead to pages it lacks.
 * Null when the space has no product at all.
 */
export async function readHomeProductCards(reader: ContentReader): Promise<ProductCard[] | null> {
  const all = await readAllProducts(reader);
  const cardsWith = (flag: true | undefined) => {
    const isWanted = (entry: ContentfulEntry) =>
      readFlag(fieldsOf(entry), 'showOnHomepage') === flag;
    return toHomeCards(reader, { ...all, items: all.items.filter(isWanted) });
  };
  const cards = cardsWith(true);
  if (cards.length > 0) return cards;
  return toHomeCards(reader, all).length === 0 ? null : cardsWith(undefined);
}

/**
 * The slugs of the products that recommend a machine, by the id of its entry, in the order of the products page. Empty
 * when products cannot be read: machines are found without them.
 */
export async function readGoodsByMachine(reader: ContentReader): Promise<Map<string, string[]>> {
  const goods = new Map<string, string[]>();
  const page = await orNull(readAllProducts(reader));
  if (page === null) return goods;
  const context = mappingContext(reader, page.links);
  for (const entry of page.items.toSorted(byDisplayOrder)) {
    const card = toProductCard(entry, context);
    if (!card.ok) continue;
    for (const id of readLinkIds(fieldsOf(entry), 'Entry', 'recommendedMachines')) {
      goods.set(id, [...(goods.get(id) ?? []), card.value.slug]);
    }
  }
  return goods;
}

function toHomeCards(reader: ContentReader, page: EntryPage): ProductCard[] {
  const context = mappingContext(reader, page.links);
  const cards = mapEntries(page.items.toSorted(byHomepageOrder), context, toProductCard);
  return cards.slice(0, PRODUCTS_LIMIT);
}

function readAllProducts(reader: ContentReader): Promise<EntryPage> {
  return readWholeList(reader, CONTENT_TYPE, { include: PRODUCTS_INCLUDE_DEPTH });
}
