import type { ReactNode } from 'react';
import type { PageHero } from '#content/hero/page-hero.ts';
import { Breadcrumb, type BreadcrumbItem } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { FirstPicture } from '#ui/picture.tsx';
import { Part } from './sections.tsx';
import { useForeign } from './use-foreign.ts';

const SIZES = '(min-width: 82.5rem) 38.75rem, (min-width: 56.25rem) 46vw, 100vw';

/** The hero of every page but home: text left, one picture right on mist, about 420 px tall on a desktop, or a drawing in its own shape. */
export function PageHeroBand({
  hero,
  trail,
  beside,
  below,
}: {
  hero: PageHero;
  /** Where the page stands in the site. */
  trail?: BreadcrumbItem[];
  /** At the right of the words where there is no picture. */
  beside?: ReactNode;
  below?: ReactNode;
}) {
  const foreign = useForeign();
  const { title, description, picture, primary, secondary } = hero;
  const room = trail ? 'pt-[clamp(24px,2.6vw,40px)]' : 'pt-[clamp(40px,4.6vw,72px)]';
  return (
    <section className="bg-mist">
      <div className={`container-site pb-[clamp(40px,4.6vw,72px)] ${room}`}>
        {trail && (
          <div className="mb-6">
            <Breadcrumb items={trail} />
          </div>
        )}
        <div
          className={`grid gap-[clamp(28px,4vw,64px)] ${picture ? 'items-center hero:grid-cols-2' : beside ? 'items-end lg:grid-cols-2' : ''}`}
        >
          <div className={picture ? '' : 'max-w-[820px]'}>
            <h1 {...foreign(hero, 'title')} className="text-page">
              {title}
            </h1>
            {description !== '' && (
              <p
                {...foreign(hero, 'description')}
                className="mt-5 max-w-[32em] text-intro leading-normal text-text-2"
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
          {picture && (
            <div
              className={`overflow-hidden rounded-card bg-screen-ground shadow-hover lg:shadow-lift ${isDrawing(picture.url) ? 'p-[5%]' : 'h-[clamp(260px,46vw,420px)]'}`}
            >
              <FirstPicture
                picture={picture}
                sizes={SIZES}
                className={
                  isDrawing(picture.url)
                    ? 'h-auto w-full rounded-input shadow-lift'
                    : 'size-full object-cover'
                }
              />
            </div>
          )}
          {!picture && <Part>{beside}</Part>}
        </div>
        <Part>{below}</Part>
      </div>
    </section>
  );
}
