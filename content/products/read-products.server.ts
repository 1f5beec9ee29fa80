import { ContentUnavailableError } from '../contentful/content-errors.ts';
import type { ContentReader } from '../contentful/content-reader.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { byDisplayOrder, byHomepageOrder } from '../mapping/display-order.ts';
import { fieldsOf, readFlag, readLinkIds } from '../mapping/read-fields.ts';
import type { ProductCard } from './product.ts';
import { toProductCard } from './to-product-card.ts';

/** Part 1 section 9: product types limit 100, include depth 2. */
const PRODUCTS_LIMIT = 100;
const PRODUCTS_INCLUDE_DEPTH = 2;

/** All product cards by displayOrder, missing last, ties by title. */
export async function readProductCards(reader: ContentReader): Promise<ProductCard[]> {
  const page = await readAllProducts(reader);
  const context = mappingContext(reader, page.links);
  return mapEntries(page.items.toSorted(byDisplayOrder), context, toProductCard);
}

/**
 * The home page's products: those with showOnHomepage true. In a space where nobody ever set the flag,
 * the products that do not refuse stand in, since built-in categories would lead to pages it lacks.
 * Null when the space has no product at all.
 */
export async function readHomeProductCards(reader: ContentReader): Promise<ProductCard[] | null> {
  const flagged = await reader.readEntries({
    contentType: 'productType',
    filters: { 'fields.showOnHomepage': true },
    order: ['fields.homepageOrder', 'fields.displayOrder', 'fields.title', 'sys.id'],
    limit: PRODUCTS_LIMIT,
    include: PRODUCTS_INCLUDE_DEPTH,
  });
  const cards = toHomeCards(reader, flagged);
  if (cards.length > 0) return cards;
  const all = await readAllProducts(reader);
  if (toHomeCards(reader, all).length === 0) return null;
  const items = all.items.filter(
    (entry) => readFlag(fieldsOf(entry), 'showOnHomepage') === undefined,
  );
  return toHomeCards(reader, { ...all, items });
}

/**
 * The slugs of the products that recommend a machine, by the id of its entry, in the order of the products page. Empty
 * when products cannot be read: machines are found without them.
 */
export async function readGoodsByMachine(reader: ContentReader): Promise<Map<string, string[]>> {
  const goods = new Map<string, string[]>();
  const page = await readAllProducts(reader).catch((error: unknown) => {
    if (error instanceof ContentUnavailableError) return null;
    throw error;
  });
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

type ProductPage = Awaited<ReturnType<ContentReader['readEntries']>>;

function toHomeCards(reader: ContentReader, page: ProductPage): ProductCard[] {
  const context = mappingContext(reader, page.links);
  return mapEntries(page.items.toSorted(byHomepageOrder), context, toProductCard);
}

function readAllProducts(reader: ContentReader): Promise<ProductPage> {
  return reader.readEntries({
    contentType: 'productType',
    order: ['fields.displayOrder', 'fields.title', 'sys.id'],
    limit: PRODUCTS_LIMIT,
    include: PRODUCTS_INCLUDE_DEPTH,
  });
}
