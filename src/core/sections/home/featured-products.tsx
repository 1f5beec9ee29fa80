import { Part } from '#sections/page/sections.tsx';
import { useContext } from 'react';
import { isUnavailable, type Loaded } from '#content/loaded.ts';
import type { ProductCard as Product } from '#content/products/product.ts';
import type { TitledText } from '#content/mapping/titled-text.ts';
import { setupWords } from '#copy/en/setup-words.ts';
import { homeWords } from '#copy/en/home-words.ts';
import { CardRowControlsIsland } from '#islands/islands.tsx';
import { ProductCard } from '#sections/products/product-card.tsx';
import { TitledHeading } from '#sections/page/titled-heading.tsx';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CardRow } from '#ui/card-row.tsx';
import { Icon } from '#ui/icon.tsx';
import { NoticesContext } from '#ui/notices-context.ts';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWords } from '#ui/wording-context.ts';

const SIZES = '(min-width: 68.75rem) 22vw, (min-width: 48rem) 45vw, 80vw';

/** The home page's product categories: a carousel from four items on, a grid below (part 1 section 2). */
export function FeaturedProducts({
  words,
  products,
}: {
  words: TitledText;
  products: Loaded<Product[]>;
}) {
  const { allProducts } = useWords(homeWords);
  const { title, text } = useWords(setupWords).homeProducts;
  const items = 'value' in products ? products.value : [];
  // Built-in categories stand in for those that could not be read: said to who can act on it.
  const isStandIn = useContext(NoticesContext) && isUnavailable(products);
  if (items.length === 0) return null;
  return (
    <Band ground="mist" labelledBy="featured-products">
      <TitledHeading
        id="featured-products"
        words={words}
        action={
          <ButtonLink to="/products" look="outline">
            {allProducts} <Icon name="arrow-right" size={18} />
          </ButtonLink>
        }
      />
      <CardRow
        labelledBy="featured-products"
        controls={(rowId) => <CardRowControlsIsland rowId={rowId} />}
        items={items.map((product) => ({
          key: product.id,
          node: (
            <Part>
              <ProductCard product={product} sizes={SIZES} />
            </Part>
          ),
        }))}
      />
      {isStandIn && (
        <div className="mt-10">
          <ProblemPanel title={title} message={text} hint={null} level={3} />
        </div>
      )}
    </Band>
  );
}
