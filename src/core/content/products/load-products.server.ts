import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { byHomepageOrder } from '../mapping/display-order.ts';
import { mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readFlag, readLinkIds } from '../mapping/read-fields.ts';
import {
  loadByAddress,
  untilSpaceHasSome,
  type AddressedKind,
} from '../queries/load-by-address.server.ts';
import { orNull } from '../queries/or-null.ts';
import { loadCards, readCards, type CardKind } from '../queries/read-cards.ts';
import { FALLBACK_PRODUCT_CARDS, FALLBACK_PRODUCTS } from './fallback.ts';
import type { ProductCard } from './product.ts';
import { toProductCard } from './to-product-card.ts';
import { toProduct, type Product } from './to-product.ts';

/** Part 1 section 9: product types limit 100, include depth 2. */
export const PRODUCTS_LIMIT = 100;
const INCLUDE_DEPTH = 2;

const CARDS: CardKind<ProductCard> = {
  kind: 'product',
  include: INCLUDE_DEPTH,
  to: toProductCard,
};

/** Part 1 section 5: a slug is tried again with hyphens as underscores. */
export const PRODUCTS: AddressedKind<Product> = {
  kind: 'product',
  include: INCLUDE_DEPTH,
  to: toProduct,
  slugs: (value) => [...new Set([value, value.replaceAll('-', '_')])],
  required: 'Product type slug is required',
  failed: (reason) => `Error loading product type: ${reason}`,
  // Part 1 section 8 tells an entry that holds nothing but its slug from one that lacks something.
  unusable: (slug, entry) =>
    Object.keys(fieldsOf(entry)).every((name) => name === 'slug')
      ? `No product data available for: ${slug}`
      : `Invalid product data for slug: ${slug} (missing fields)`,
  builtIn: untilSpaceHasSome(FALLBACK_PRODUCTS),
};

/** One product type by slug. */
export function loadProduct(reader: ContentReader, slug: string): Promise<Loaded<Product>> {
  return loadByAddress(reader, slug, PRODUCTS);
}

/**
 * The first 100 product types by displayOrder, missing last, ties by title; the owner hears of more. The four built-in
 * categories when the space has none or cannot be read.
 */
export function loadProducts(reader: ContentReader): Promise<Loaded<ProductCard[]>> {
  const finish = (cards: ProductCard[]) => {
    const reason = tooManyProducts(cards.length);
    if (reason !== null) {
      const about = { entryId: 'productType', title: '', version: '', page: '/products' };
      reader.report({ ...about, reason, severity: 'error', missingId: null });
    }
    return cards.slice(0, PRODUCTS_LIMIT);
  };
  return loadCards(reader, CARDS, {
    finish,
    standIn: () => FALLBACK_PRODUCT_CARDS,
  });
}

/**
 * The home page's products in its own order: those with showOnHomepage true. In a space where nobody ever set the flag,
 * the products that do not refuse stand in, since built-in categories would lead to pages it lacks; those stand in where
 * the space has no product at all, or cannot be read.
 */
export function loadHomeProducts(reader: ContentReader): Promise<Loaded<ProductCard[]>> {
  const finish = (cards: (ProductCard & { isWanted: boolean | undefined })[]): ProductCard[] => {
    const wanted = cards.filter(({ isWanted }) => isWanted === true);
    const chosen = wanted.length > 0 ? wanted : cards.filter(({ isWanted }) => isWanted !== false);
    return chosen.slice(0, PRODUCTS_LIMIT).map(({ isWanted: _, ...card }) => card);
  };
  return loadCards(
    reader,
    { ...CARDS, to: toHomeCard },
    {
      select: (entries) => entries.toSorted(byHomepageOrder),
      finish,
      standIn: () => FALLBACK_PRODUCT_CARDS,
    },
  );
}

function toHomeCard(entry: ContentfulEntry, context: MappingContext) {
  const card = toProductCard(entry, context);
  const isWanted = readFlag(fieldsOf(entry), 'showOnHomepage');
  return card.ok ? mapped({ ...card.value, isWanted }) : card;
}

/** What the owner is told of more products than the list shows; null where it shows them all. */
export function tooManyProducts(count: number): string | null {
  return count <= PRODUCTS_LIMIT
    ? null
    : `The list of products shows the first ${PRODUCTS_LIMIT} of ${count} by their place in the list; the others have their own pages alone`;
}

/**
 * The slugs of the products that recommend a machine, by the id of its entry, in the order of the products page. Empty
 * when products cannot be read: machines are found without them.
 */
export async function readGoodsByMachine(reader: ContentReader): Promise<Map<string, string[]>> {
  const goods = new Map<string, string[]>();
  const products = await orNull(readCards(reader, { ...CARDS, to: toRecommending }));
  for (const { slug, machineIds } of products?.cards ?? [])
    for (const id of machineIds) goods.set(id, [...(goods.get(id) ?? []), slug]);
  return goods;
}

function toRecommending(entry: ContentfulEntry, context: MappingContext) {
  const card = toProductCard(entry, context);
  const machineIds = readLinkIds(fieldsOf(entry), 'Entry', 'recommendedMachines');
  return card.ok ? mapped({ slug: card.value.slug, machineIds }) : card;
}
