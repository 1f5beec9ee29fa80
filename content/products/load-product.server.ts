import type { ContentReader } from '../contentful/content-reader.ts';
import { failure, loadedFrom, UnusableEntryError } from '../loaded-from.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { whyNoAddress } from '../slugs/why-no-address.ts';
import { mapEntry } from '../mapping/map-entries.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readEntryBySlug } from '../queries/read-single-entry.ts';
import { isUnlisted } from '../queries/whole-list.ts';
import { FALLBACK_PRODUCTS } from './fallback.ts';
import type { Product } from './product.ts';
import { readProductCards } from './read-products.server.ts';
import { HIDDEN_PRODUCT } from './to-product-card.ts';
import { toProduct } from './to-product.ts';

const PRODUCT_INCLUDE_DEPTH = 2;

/** Part 1 section 5. */
const PRODUCT_SLUG_REQUIRED = 'Product type slug is required';

function productFailed(message: string): string {
  return `Error loading product type: ${message}`;
}

/** Part 1 section 5: an entry that lacks what a page needs. */
function invalidProduct(slug: string): string {
  return `Invalid product data for slug: ${slug} (missing fields)`;
}

/** Part 1 section 8: an entry that was found by its slug and holds nothing else. */
function noProductData(slug: string): string {
  return `No product data available for: ${slug}`;
}

/**
 * One product type by slug, tried again with hyphens as underscores (part 1 section 5). A built-in
 * category answers for its slug when the service cannot, and as long as the space has no product.
 */
export async function loadProduct(reader: ContentReader, slug: string): Promise<Loaded<Product>> {
  if (slug.trim() === '') return failure(PRODUCT_SLUG_REQUIRED);
  if (whyNoAddress('product', slug) !== null) return { status: 'missing' };
  const builtIn = FALLBACK_PRODUCTS.find((product) => product.slug === slug) ?? null;
  let spaceHasProducts = false;

  const read = async () => {
    const product = await readProduct(reader, slug);
    if (product === null && builtIn !== null) {
      spaceHasProducts = (await readProductCards(reader)).length > 0;
    }
    return product;
  };
  const fallback = (reason: FallbackReason) =>
    reason === 'empty' && spaceHasProducts ? null : builtIn;
  return loadedFrom(reader, read, {
    fallback,
    failed: productFailed,
    unlisted: () => isUnlisted(reader, 'productType', [slug, slug.replaceAll('-', '_')]),
  });
}

async function readProduct(reader: ContentReader, slug: string): Promise<Product | null> {
  const found =
    (await readEntryBySlug(reader, 'productType', slug, PRODUCT_INCLUDE_DEPTH)) ??
    (slug.includes('-')
      ? await readEntryBySlug(
          reader,
          'productType',
          slug.replaceAll('-', '_'),
          PRODUCT_INCLUDE_DEPTH,
        )
      : null);
  if (found === null) return null;
  const result = mapEntry(found.entry, mappingContext(reader, found.links), toProduct);
  if (result.ok) return result.value;
  if (result.reason === HIDDEN_PRODUCT) return null;
  const isBare = Object.keys(fieldsOf(found.entry)).every((name) => name === 'slug');
  throw new UnusableEntryError(isBare ? noProductData(slug) : invalidProduct(slug));
}
