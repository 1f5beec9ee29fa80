import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { FALLBACK_PRODUCT_CARDS } from './fallback.ts';
import type { ProductCard } from './product.ts';
import { readHomeProductCards, readProductCards } from './read-products.server.ts';

/** Part 1 section 8, "Product errors": the two sentences for a list that could not be read. */
function productsFetchFailed(message: string): string {
  return `Error fetching products: ${message}`;
}

function productsLoadFailed(message: string): string {
  return `Error loading products: ${message}`;
}

/** All product types; the four built-in categories when the space has none or cannot be read. */
export function loadProducts(reader: ContentReader): Promise<Loaded<ProductCard[]>> {
  const read = async () => {
    const cards = await readProductCards(reader);
    return cards.length === 0 ? null : cards;
  };
  return loadedFrom(reader, read, {
    fallback: () => FALLBACK_PRODUCT_CARDS,
    failed: productsLoadFailed,
  });
}

/** The product types of the home page, in its own order; else the first four built-in categories. */
export function loadHomeProducts(reader: ContentReader): Promise<Loaded<ProductCard[]>> {
  return loadedFrom(reader, () => readHomeProductCards(reader), {
    fallback: () => FALLBACK_PRODUCT_CARDS,
    failed: productsFetchFailed,
  });
}
