import type { Loaded } from '#content/loaded.ts';
import type { ProductCard } from '#content/products/product.ts';
import { productsPageWords } from '#copy/en/products-page-words.ts';
import { ProductsProblemIsland } from '#islands/islands.tsx';
import { NoneShownPanel } from '#sections/content-problem/none-shown-panel.tsx';
import { Band } from '#ui/band.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { ProductsSetup } from './products-problem.tsx';

/**
 * The box below the products that says why they are the built-in ones, or why there are none. Draws nothing when they are the owner's, and for
 * visitors who could not act (decision 10).
 */
export function ProductsProblemBand({
  products,
  setup,
}: {
  products: Loaded<ProductCard[]>;
  setup: ProductsSetup | null;
}) {
  const words = useWords(productsPageWords);
  if (setup === null) return null;
  if (products.status === 'live' && products.none) {
    return (
      <Band id="setup">
        <NoneShownPanel list={products} kind="product" title={words.emptyTitle} />
      </Band>
    );
  }
  if (products.status !== 'fallback') return null;
  return (
    <Band id="setup">
      <ProductsProblemIsland reason={products.reason} setup={setup} />
    </Band>
  );
}
