import type { ReactNode } from 'react';
import type { PageHero } from '#content/hero/page-hero.ts';
import type { Picture } from '#content/media/picture.ts';
import { Breadcrumb, type BreadcrumbItem } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { FirstPicture } from '#ui/picture.tsx';
import { Part } from './sections.tsx';
import { useForeign } from './use-foreign.ts';

const SIZES = '(min-width: 82.5rem) 38.75rem, (min-width: 56.25rem) 46vw, 100vw';
const WIDE_SIZES = '(min-width: 82.5rem) 46rem, (min-width: 56.25rem) 56vw, 100vw';
const ABOVE_SIZES = '(min-width: 82.5rem) 75.5rem, 100vw';

/** How words and picture stand to each other; without a picture all are alike. */
type HeroLook =
  /** Side by side. */
  | 'split'
  /** The words over the calm side of a wide picture. */
  | 'wide'
  /** The words above a picture as wide as the page, which fades out below. */
  | 'above';

/** A hero of words alone names neither picture nor buttons. */
type Hero = Pick<PageHero, 'title' | 'description'> & Partial<PageHero>;

type Props = {
  hero: Hero;
  look?: HeroLook;
  /** Where the page stands in the site. */
  trail?: BreadcrumbItem[];
  /** At the right of the words where there is no picture. */
  beside?: ReactNode;
  below?: ReactNode;
};

/** The hero of every page but home: words on mist, and one picture or a drawing in its own shape. */
export function PageHeroBand({ hero, look = 'split', trail, beside, below }: Props) {
  const { picture } = hero;
  const room = trail ? 'pt-[clamp(24px,2.6vw,40px)]' : 'pt-[clamp(40px,4.6vw,72px)]';
  const isAbove = look === 'above' && Boolean(picture);
  return (
    <section className="bg-mist">
      <div className={`container-site ${room} ${isAbove ? '' : 'pb-[clamp(40px,4.6vw,72px)]'}`}>
        {trail && (
          <div className="mb-6">
            <Breadcrumb items={trail} />
          </div>
        )}
        {!picture ? (
          <div
            className={`grid gap-[clamp(28px,4vw,64px)] ${beside ? 'items-end lg:grid-cols-2' : ''}`}
          >
            <div className="max-w-[820px]">
              <HeroWords hero={hero} />
            </div>
            <Part>{beside}</Part>
          </div>
        ) : isAbove ? (
          <Above hero={hero} picture={picture} />
        ) : look === 'wide' && !isDrawing(picture.url) ? (
          <Wide hero={hero} picture={picture} />
        ) : (
          <Split hero={hero} picture={picture} />
        )}
        <Part>{below}</Part>
      </div>
    </section>
  );
}

type Shown = { hero: Hero; picture: Picture };

/** About 420 px tall on a desktop. */
function Split({ hero, picture }: Shown) {
  const drawn = isDrawing(picture.url);
  return (
    <div className="grid items-center gap-[clamp(28px,4vw,64px)] hero:grid-cols-2">
      <HeroWords hero={hero} />
      <div
        className={`overflow-hidden rounded-card bg-screen-ground shadow-hover lg:shadow-lift ${drawn ? 'p-[5%]' : 'max-hero:aspect-[16/10] hero:h-[clamp(260px,46vw,420px)]'}`}
      >
        <FirstPicture
          picture={picture}
          sizes={SIZES}
          className={drawn ? 'h-auto w-full rounded-input shadow-lift' : 'size-full object-cover'}
        />
      </div>
    </div>
  );
}

/** 21 to 9 at least; longer words make it taller. Their half is opaque, whatever the picture shows; in a narrow window they stand below it. */
function Wide({ hero, picture }: Shown) {
  return (
    <div className="relative overflow-hidden rounded-card bg-bg shadow-hover hero:grid hero:min-h-[min(39vw,32.5rem)] hero:items-center hero:rounded-banner lg:shadow-lift">
      <FirstPicture
        picture={picture}
        sizes={WIDE_SIZES}
        className="h-[clamp(220px,52vw,420px)] w-full object-cover hero:absolute hero:inset-y-0 hero:inset-e-0 hero:h-full hero:w-3/5 hero:rtl:w-[54%]"
      />
      <div className="absolute -inset-px bg-calm max-hero:hidden" />
      <div className="relative p-[clamp(24px,4.4vw,64px)] hero:w-1/2">
        <HeroWords hero={hero} />
      </div>
    </div>
  );
}

function Above({ hero, picture }: Shown) {
  return (
    <>
      <HeroWords hero={hero} inTwo />
      <div
        dir="ltr"
        className="mt-[clamp(32px,4vw,56px)] max-h-[min(46vw,36rem)] overflow-hidden rounded-t-card bg-screen-ground mask-fade sm:max-xl:fade-cut"
      >
        <FirstPicture
          picture={picture}
          sizes={ABOVE_SIZES}
          className={
            isDrawing(picture.url)
              ? 'mx-[4%] mt-[3%] h-auto w-[92%] rounded-input shadow-lift sm:max-xl:w-auto sm:max-xl:max-w-none'
              : 'h-auto w-full'
          }
        />
      </div>
    </>
  );
}

/** Title, lead and buttons, below each other or in two columns. */
function HeroWords({ hero, inTwo = false }: { hero: Hero; inTwo?: boolean }) {
  const foreign = useForeign();
  const { title, description, primary, secondary } = hero;
  return (
    <div
      className={
        inTwo ? 'grid items-end gap-x-[clamp(28px,4vw,64px)] gap-y-5 hero:grid-cols-2' : ''
      }
    >
      <h1 {...foreign(hero, 'title')} className="text-page">
        {title}
      </h1>
      <div>
        {description !== '' && (
          <p
            {...foreign(hero, 'description')}
            className={`max-w-[32em] text-intro leading-normal text-text-2 ${inTwo ? '' : 'mt-5'}`}
          >
            {description}
          </p>
        )}
        {(primary || secondary) && (
          <div className="mt-8 flex flex-wrap gap-3.5 max-sm:*:w-full">
            {primary && (
              <ButtonLink {...foreign(primary, 'text')} to={primary.url}>
                {primary.text}
              </ButtonLink>
            )}
            {secondary && (
              <ButtonLink {...foreign(secondary, 'text')} to={secondary.url} look="outline">
                {secondary.text}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
