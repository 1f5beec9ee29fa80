import { useId } from 'react';
import { FALLBACK_HERO_SLIDES } from '#content/hero/fallback.ts';
import type { HeroSlide } from '#content/hero/hero-slide.ts';
import { sliderWords } from '#copy/en/slider-words.ts';
import { fill } from '#copy/wording.ts';
import { HeroControlsIsland } from '#islands/islands.tsx';
import { Part } from '#sections/page/sections.tsx';
import { preloadPicture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';
import { HeroFloatCards } from './hero-float-cards.tsx';
import { HERO_FRAME, HERO_SIZES, HERO_SLOT, HeroSlideView } from './hero-slide-view.tsx';

/**
 * The home page's hero (part 1 section 2): a row of slides, or without any the built-in headline. One slide stands still
 * and has no controls.
 */
export function HeroBand({ slides }: { slides: HeroSlide[] }) {
  const words = useWords(sliderWords);
  const id = useId();
  const ids = { sectionId: `${id}hero`, rowId: `${id}row`, cardsId: `${id}cards` };
  const shown = slides.length > 0 ? slides : FALLBACK_HERO_SLIDES;
  const many = shown.length > 1;
  const [first] = shown;
  if (first?.picture) preloadPicture(first.picture, HERO_SIZES);
  return (
    <section
      id={ids.sectionId}
      className="@container relative overflow-hidden"
      {...(many
        ? {
            'data-hydrates': 'hero-controls',
            'aria-roledescription': words.carousel,
            'aria-label': words.heroLabel,
          }
        : { 'aria-labelledby': `${id}0` })}
    >
      <div className="pointer-events-none absolute inset-0 z-10 print:hidden">
        <div className={HERO_FRAME}>
          <div />
          <div className={HERO_SLOT}>
            <Part>
              <HeroFloatCards id={ids.cardsId} slides={shown.length} />
            </Part>
            {many && (
              <Part>
                <HeroControlsIsland
                  {...ids}
                  slides={shown.map(({ title, transition, durationMs }) => ({
                    title,
                    transition,
                    durationMs,
                  }))}
                />
              </Part>
            )}
          </div>
        </div>
      </div>
      <div
        id={ids.rowId}
        className="scroll-row relative flex"
        {...(many ? { tabIndex: 0, role: 'group', 'aria-label': words.row } : {})}
      >
        {shown.map((slide, index) => (
          <div
            key={slide.id}
            className="w-full shrink-0 snap-start snap-always"
            {...(many
              ? {
                  role: 'group',
                  'aria-roledescription': words.slide,
                  'aria-label': fill(words.position, { number: index + 1, count: shown.length }),
                }
              : {})}
          >
            <HeroSlideView slide={slide} first={index === 0} titleId={`${id}${index}`} />
          </div>
        ))}
      </div>
    </section>
  );
}
