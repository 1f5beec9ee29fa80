import { PRODUCTS_LIMIT, tooManyProducts } from '#content/products/load-products.server.ts';
import { isHidden } from '../entry-pages.ts';
import type { Found } from '../finding.ts';
import type { SpaceView } from '../space-view.ts';

/** Lists that show no more than so many entries, and the space holds more. */
export function checkLongLists(view: SpaceView): Found[] {
  const products = view.entries.filter(
    (entry) => entry.typeId === 'productType' && !isHidden(entry),
  );
  const reason = tooManyProducts(products.length);
  if (reason === null) return [];
  const title = view.type('productType')?.name ?? '';
  const about = { id: 'productType', title, field: 'displayOrder', pages: ['/products'] };
  const message = `${reason}. Give those that are to show a place up to ${PRODUCTS_LIMIT}.`;
  return [{ severity: 'error', kind: 'content type', ...about, message }];
}
