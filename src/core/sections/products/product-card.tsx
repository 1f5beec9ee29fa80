import type { ProductCard as Product } from '#content/products/product.ts';
import { productHref } from '#content/slugs/page-href.ts';
import { productCardWords } from '#copy/en/product-card-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { MovingFrame } from '#ui/moving-frame.tsx';
import { NoPicture } from '#ui/no-picture.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';

/** A product type as a card (part 1 section 2, "Product card"). Null stands for one that could not be loaded. */
export function ProductCard({ product, sizes }: { product: Product | null; sizes: string }) {
  const foreign = useForeign();
  const words = useWords(productCardWords);
  const marks = (field: string) => (product ? foreign(product, field) : {});
  const title = product?.title ?? words.unavailableTitle;
  const description = product?.description ?? words.unavailableText;
  const to = product && product.slug !== '' ? productHref(product.slug) : null;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-rest transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift">
      <MovingFrame className="aspect-4/3 overflow-hidden bg-picture-ground">
        {product?.picture ? (
          <Picture
            picture={product.picture}
            sizes={sizes}
            broken={{ label: words.brokenPicture }}
            className="dim-in-dark size-full object-cover transition-transform duration-520 ease-soft group-has-[a:hover]:scale-104"
          />
        ) : (
          <NoPicture label={words.noPicture} />
        )}
      </MovingFrame>
      <div className="flex flex-1 flex-col px-[min(1.625rem,10%)] pt-6 pb-7">
        <h3 {...marks('title')}>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        <p
          {...marks('description')}
          className="mt-2.5 mb-4.5 line-clamp-3 text-note leading-normal text-text-2"
        >
          {description}
        </p>
        {to && <CardCue>{words.cue}</CardCue>}
      </div>
    </article>
  );
}
