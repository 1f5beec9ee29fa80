import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslation } from '../locales/translation.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_PRODUCTS_PAGE } from './fallback.ts';
import type { ProductsPage } from './product.ts';
import { toProductsPage } from './to-products-page.ts';

/** Part 1 section 8, "Product errors". */
export const PRODUCTS_PAGE_FAILED = 'Failed to load products page content';

/** The products list page's own words. */
export function loadProductsPage(reader: ContentReader): Promise<Loaded<ProductsPage>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'productsPageContent');
    if (found === null) return null;
    const page = toProductsPage(found.entry, mappingContext(reader, found.links));
    return withTranslation(page, found.entry);
  };
  return loadedFrom(reader, read, {
    fallback: () => FALLBACK_PRODUCTS_PAGE,
    failed: () => PRODUCTS_PAGE_FAILED,
  });
}
