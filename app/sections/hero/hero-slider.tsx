import { useEffect, useId, useRef, useState } from 'react';
import type { HeroSlide } from '#content/hero/hero-slide.ts';
import { sliderWords } from '#copy/slider-words.ts';
import { driftIn } from '#ui/slides/cross-slides.ts';
import { RoundButton } from '#ui/slides/round-button.tsx';
import { SlideControls } from '#ui/slides/slide-controls.tsx';
import { useArrowKeys } from '#ui/slides/use-arrow-keys.ts';
import { useAutoplay } from '#ui/slides/use-autoplay.ts';
import { useSlideRow } from '#ui/slides/use-slide-row.ts';
import { HeroFloatCards } from './hero-float-cards.tsx';
import { HERO_FRAME, HERO_SLOT } from './hero-frame.ts';
import { HeroSlideView } from './hero-slide-view.tsx';
import { useLaterPictures } from './use-later-pictures.ts';

/**
 * The home page's hero (part 1 section 2, decision 11). With one slide it stands still and has no controls. Before the
 * island is awake the slides are a row to swipe.
 */
export function HeroSlider({ slides }: { slides: HeroSlide[] }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const count = slides.length;
  const many = count > 1;
  const { row, current, started, show } = useSlideRow(count);

  function turnTo(index: number): void {
    show(index, slides[(index + count) % count]?.transition);
  }
  function choose(index: number): void {
    const next = (index + count) % count;
    setSaid(sliderWords.shown(next + 1, count, slides[next]?.title ?? ''));
    turnTo(index);
  }
  const { playing, toggle } = useAutoplay(section, {
    enabled: many,
    turn: current,
    durationMs: slides[current]?.durationMs ?? 0,
    onDue: () => {
      if (!hasPicture(row.current, (current + 1) % count)) return false;
      turnTo(current + 1);
      return true;
    },
  });
  const { isDue, engage } = useLaterPictures(row, {
    current,
    count,
    started,
    playing: many && playing,
  });
  useArrowKeys(section, many, (way) => choose(current + way));

  const seen = useRef(0);
  useEffect(() => {
    if (seen.current !== current && cards.current) driftIn(cards.current);
    seen.current = current;
  }, [current]);

  return (
    <section
      ref={section}
      onPointerEnter={engage}
      onFocus={engage}
      className="@container relative overflow-hidden"
      {...(many
        ? {
            'aria-roledescription': sliderWords.carousel,
            'aria-label': sliderWords.heroLabel,
          }
        : { 'aria-labelledby': `${id}-0` })}
    >
      <div className="pointer-events-none absolute inset-0 z-10">
        <div className={HERO_FRAME}>
          <div />
          <div className={HERO_SLOT}>
            <HeroFloatCards cards={cards} slide={current} />
            {many && (
              <div className="pointer-events-auto absolute right-4 bottom-4 flex max-w-[calc(100%-32px)] items-center gap-1 rounded-full outline-1 outline-transparent bg-white/92 p-1.5 text-ink-950 shadow-hover md:right-5.5 md:bottom-5.5 dark:bg-card/92 dark:text-text noscript:hidden">
                <RoundButton
                  data-autoplay-control=""
                  className="[&_svg]:fill-current"
                  label={playing ? sliderWords.pause : sliderWords.play}
                  icon={playing ? 'pause' : 'play'}
                  onClick={toggle}
                />
                <SlideControls
                  count={count}
                  current={current}
                  words={sliderWords}
                  onShow={choose}
                />
              </div>
            )}
          </div>
        </div>
      </div>
      <div
        ref={row}
        className="scroll-row relative flex"
        {...(many ? { tabIndex: 0, role: 'group', 'aria-label': sliderWords.row } : {})}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className="w-full shrink-0 snap-start snap-always"
            inert={started && index !== current}
            {...(many
              ? {
                  role: 'group',
                  'aria-roledescription': sliderWords.slide,
                  'aria-label': sliderWords.position(index + 1, count),
                }
              : {})}
          >
            <HeroSlideView
              slide={slide}
              first={index === 0}
              pictureIsDue={isDue(index)}
              titleId={`${id}-${index}`}
            />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Whether a slide can be seen whole: its picture has arrived or failed, or it has none. */
function hasPicture(row: HTMLElement | null, index: number): boolean {
  return row?.children[index]?.querySelector('img')?.complete ?? true;
}
