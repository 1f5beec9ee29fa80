import type { Loaded } from '#content/loaded.ts';
import type { ProductCard } from '#content/products/product.ts';
import { ProductsProblemIsland } from '#islands/islands.tsx';
import { Band } from '#ui/band.tsx';
import type { ProductsSetup } from './products-problem.tsx';

/**
 * The box below the products that says why they are the built-in ones. Draws nothing when they are the owner's, and for
 * visitors who could not act (decision 10).
 */
export function ProductsProblemBand({
  products,
  setup,
}: {
  products: Loaded<ProductCard[]>;
  setup: ProductsSetup | null;
}) {
  if (setup === null || products.status !== 'fallback') return null;
  return (
    <Band id="setup">
      <ProductsProblemIsland reason={products.reason} setup={setup} />
    </Band>
  );
}
