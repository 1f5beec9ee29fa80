import type { ReactNode } from 'react';
import type { PageHero } from '#content/page-parts/page-hero.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

const SIZES = '(min-width: 1320px) 620px, (min-width: 1100px) 48vw, 100vw';

/** The hero of every page but home: text left, one picture right on mist, about 420 px tall on a desktop. */
export function PageHeroBand({
  hero,
  above,
  below,
}: {
  hero: PageHero;
  /** Stands over the title: a breadcrumb, a badge. */
  above?: ReactNode;
  below?: ReactNode;
}) {
  const { title, description, picture, primary, secondary } = hero;
  return (
    <section className="overflow-hidden bg-[linear-gradient(180deg,var(--hero-top)_0,var(--hero-mid)_62%,var(--bg)_100%)]">
      <div
        className={`container-site grid items-center gap-[clamp(28px,4vw,64px)] py-[clamp(40px,4.6vw,72px)] ${
          picture ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''
        }`}
      >
        <div className={picture ? '' : 'max-w-[820px]'}>
          {above}
          <h1 className="text-[clamp(2.375rem,1.8rem+2.5vw,3.875rem)]">{title}</h1>
          {description !== '' && (
            <p className="mt-5 max-w-[32em] text-intro leading-normal text-text-2">{description}</p>
          )}
          {(primary || secondary) && (
            <div className="mt-8 flex flex-wrap gap-3.5 max-sm:*:w-full">
              {primary && <ButtonLink to={primary.url}>{primary.text}</ButtonLink>}
              {secondary && (
                <ButtonLink to={secondary.url} look="outline">
                  {secondary.text}
                </ButtonLink>
              )}
            </div>
          )}
          {below}
        </div>
        {picture && (
          <div className="h-[clamp(260px,32vw,420px)] overflow-hidden rounded-card bg-blue-100 shadow-lift dark:bg-skeleton">
            <Picture
              picture={picture}
              sizes={SIZES}
              priority
              className={`size-full ${isScreen(picture.url) ? 'object-contain p-[5%]' : 'object-cover'}`}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** A drawn screen is shown whole; a photograph fills its slot. */
function isScreen(url: string): boolean {
  return /\.svg(?:$|\?)/u.test(url);
}
