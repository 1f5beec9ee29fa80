import type { ContentReader } from '../contentful/content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import { FALLBACK_PRODUCTS } from './fallback.ts';
import type { Product } from './product.ts';
import { readProductCards } from './read-products.server.ts';
import { toProduct } from './to-product.ts';

/**
 * Part 1 section 5: a slug is tried again with hyphens as underscores. A built-in category answers for its slug when the
 * service cannot, and as long as the space has no product.
 */
const PRODUCTS: AddressedKind<Product> = {
  kind: 'product',
  include: 2,
  to: toProduct,
  slugs: (value) => [...new Set([value, value.replaceAll('-', '_')])],
  required: 'Product type slug is required',
  failed: (reason) => `Error loading product type: ${reason}`,
  // Part 1 section 8 tells an entry that holds nothing but its slug from one that lacks something.
  unusable: (slug, entry) =>
    Object.keys(fieldsOf(entry)).every((name) => name === 'slug')
      ? `No product data available for: ${slug}`
      : `Invalid product data for slug: ${slug} (missing fields)`,
  builtIn: {
    things: FALLBACK_PRODUCTS,
    answers: (reason, spaceHasSome) => reason !== 'empty' || !spaceHasSome,
    spaceHasSome: async (reader) => (await readProductCards(reader)).length > 0,
  },
};

/** One product type by slug. */
export function loadProduct(reader: ContentReader, slug: string): Promise<Loaded<Product>> {
  return loadByAddress(reader, slug, PRODUCTS);
}
