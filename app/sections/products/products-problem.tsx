import type { Loaded } from '#content/loaded.ts';
import type { ProductCard } from '#content/products/product.ts';
import { productsPageWords as words } from '#copy/product-words.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';

/** Says in place of the products why there are none; draws nothing when there are some. */
export function ProductsProblem({ products }: { products: Loaded<ProductCard[]> }) {
  if (products.status === 'failed') {
    return (
      <Band>
        <ProblemPanel
          title={words.failedTitle}
          message={products.message}
          actions={
            <ButtonLink to="/products" look="outline" size="small">
              Retry
            </ButtonLink>
          }
        />
      </Band>
    );
  }
  if (!('value' in products) || products.value.length > 0) return null;
  return (
    <Band>
      <ProblemPanel
        title={words.emptyTitle}
        message={words.emptySteps.join(' ')}
        actions={
          <ButtonLink to="/products" look="outline" size="small">
            Refresh
          </ButtonLink>
        }
      />
    </Band>
  );
}
