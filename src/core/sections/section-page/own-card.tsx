import type { OwnCard as Card } from '#content/pages/page.ts';
import { sectionPageWords } from '#copy/en/section-page-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { coverSizes } from '#ui/cover-sizes.ts';
import { isDrawing } from '#ui/is-drawing.ts';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';

/**
 * A card of a page's own. Its picture takes the height that the words leave, so that it ends with the cards beside it.
 * @param alone it has a whole row of a wide screen: the words stand beside the picture
 * @param square it stands among cards of other kinds: its picture is as tall as wide, and its words take what is left
 */
export function OwnCard({
  card,
  sizes,
  alone = false,
  square = false,
}: {
  card: Card;
  sizes: string;
  alone?: boolean;
  square?: boolean;
}) {
  const foreign = useForeign();
  const words = useWords(sectionPageWords);
  const { title, description, picture, url } = card;
  const beside = alone && picture !== null;
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift ${
        beside ? 'lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]' : ''
      }`}
    >
      {picture && (
        <div
          className={`relative overflow-hidden bg-picture-ground ${square ? 'aspect-square' : 'min-h-56 flex-1'} ${beside ? 'lg:min-h-[380px]' : ''}`}
        >
          {/* Out of the flow: the picture must not decide how tall the card is. */}
          <Picture
            picture={picture}
            sizes={square ? coverSizes(picture, sizes, 1) : sizes}
            alt=""
            className={`absolute inset-0 size-full ${isDrawing(picture.url) ? 'object-contain p-5' : 'dim-in-dark object-cover'}`}
          />
        </div>
      )}
      <div
        className={`flex min-w-0 flex-col items-start p-7 ${picture && !square ? '' : 'flex-1'} ${beside ? 'lg:justify-center lg:p-14' : ''}`}
      >
        <h3 {...foreign(card, 'title')}>
          <CardLink to={url}>{title}</CardLink>
        </h3>
        {description !== '' && (
          <p
            {...foreign(card, 'description')}
            className="mt-2.5 mb-4.5 leading-normal whitespace-pre-line text-text-2"
          >
            {description}
          </p>
        )}
        {url !== null && (
          <div className={square ? 'mt-auto' : ''}>
            <CardCue>{words.cardCue}</CardCue>
          </div>
        )}
      </div>
    </article>
  );
}
