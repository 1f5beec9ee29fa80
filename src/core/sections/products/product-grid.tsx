import { Part } from '#sections/page/sections.tsx';
import type { TitledText } from '#content/mapping/titled-text.ts';
import type { ProductCard as Product } from '#content/products/product.ts';
import { TitledHeading } from '#sections/page/titled-heading.tsx';
import { Band } from '#ui/band.tsx';
import { productsPageWords } from '#copy/en/products-page-words.ts';
import { LinkCardItem } from '#ui/link-card.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { useWording } from '#ui/wording-context.ts';
import { ProductCard } from './product-card.tsx';

const SIZES = '(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, 90vw';

/** All product types, three columns on a large screen; cards appear as they are scrolled to (part 1 section 2). */
export function ProductGrid({ words, products }: { words: TitledText; products: Product[] }) {
  const wording = useWording();
  if (products.length === 0) return null;
  return (
    <Band ground="mist" id="products" labelledBy="products-title">
      <TitledHeading id="products-title" words={words} />
      <ul className="card-grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product.id}>
            <Reveal>
              <Part>
                <ProductCard product={product} sizes={SIZES} />
              </Part>
            </Reveal>
          </li>
        ))}
        <LinkCardItem words={wording.of(productsPageWords).other} count={products.length} />
      </ul>
    </Band>
  );
}
