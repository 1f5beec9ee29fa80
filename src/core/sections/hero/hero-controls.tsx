import { startTransition, useEffect, useRef, useState } from 'react';
import { sliderWords } from '#copy/en/slider-words.ts';
import { fill } from '#copy/wording.ts';
import { fadeInUp, type SlideEffect } from '#ui/slides/animate-slide-change.ts';
import { RoundButton } from '#ui/slides/round-button.tsx';
import { SlideControls } from '#ui/slides/slide-controls.tsx';
import { useAutoplay } from '#ui/slides/use-autoplay.ts';
import { useSlideRow } from '#ui/slides/use-slide-row.ts';
import { useWords } from '#ui/wording-context.ts';

type Props = {
  /** Ids of what the controls turn, as `hero-band.tsx` draws it. */
  sectionId: string;
  rowId: string;
  cardsId: string;
  slides: { title: string; transition: SlideEffect; durationMs: number }[];
};

/** Turns the slides of the hero (part 1 section 2, decision 11). Until it is hydrated they are a row to swipe. */
export function HeroControls({ sectionId, rowId, cardsId, slides }: Props) {
  const words = useWords(sliderWords);
  const count = slides.length;
  const row = useSlideRow({
    ...{ partId: sectionId, rowId, count },
    effectOf: (index) => slides[index]?.transition,
    textOf(index) {
      const title = slides[index]?.title ?? '';
      return fill(title === '' ? words.shown : words.shownTitled, {
        number: index + 1,
        count,
        title,
      });
    },
  });
  const { current } = row;
  const { playing, running, toggle } = useAutoplay(sectionId, {
    turn: current,
    durationMs: slides[current]?.durationMs ?? 0,
    onDue: () => {
      if (!hasPicture(rowId, (current + 1) % count)) return false;
      row.show(current + 1);
      return true;
    },
  });
  useLaterPictures(sectionId, rowId, { current, count, running });
  useFloatCards(cardsId, current);
  useEffect(() => {
    // The page's heading is in a slide that is out of reach meanwhile.
    const slide = document.getElementById(rowId)?.children[current];
    slide?.querySelector('h2')?.setAttribute('aria-level', '1');
  }, [rowId, current]);

  return (
    <div className="pointer-events-auto absolute inset-e-4 bottom-4 flex max-w-[calc(100%-32px)] items-center gap-1 rounded-full outline-1 outline-transparent bg-white p-1.5 text-ink-950 shadow-hover md:inset-e-5.5 md:bottom-5.5 dark:bg-card dark:text-text noscript:hidden">
      <RoundButton
        data-autoplay-control=""
        className="[&_svg]:fill-current"
        label={playing ? words.pause : words.play}
        icon={playing ? 'pause' : 'play'}
        onClick={toggle}
      />
      <SlideControls count={count} row={row} words={words} />
    </div>
  );
}

/** Whether a slide can be seen whole: its picture has arrived or failed, or it has none. */
function hasPicture(rowId: string, index: number): boolean {
  const slide = document.getElementById(rowId)?.children[index];
  return slide?.querySelector('img')?.complete ?? true;
}

/** Shows the scene that belongs to the slide, which arrives a moment after it. */
function useFloatCards(cardsId: string, current: number): void {
  const seen = useRef(0);
  useEffect(() => {
    const cards = document.getElementById(cardsId);
    if (!cards || seen.current === current) return;
    seen.current = current;
    for (const [index, scene] of [...cards.children].entries())
      (scene as HTMLElement).hidden = index !== current % cards.children.length;
    fadeInUp(cards);
  }, [cardsId, current]);
}

type Options = { current: number; count: number; running: boolean };

/**
 * Lets later slides fetch their picture. The first one is the page's first picture; the others wait until
 * their slide is seen, is the next to play, or lies beside the seen one while the visitor is at the
 * slider. `loading="lazy"` alone would not do: on a phone the neighbours lie within the distance at
 * which browsers fetch ahead.
 */
function useLaterPictures(
  sectionId: string,
  rowId: string,
  { current, count, running }: Options,
): void {
  const [engaged, setEngaged] = useState(false);
  useEffect(() => {
    const section = document.getElementById(sectionId);
    if (!section) return;
    // What comes with a touch is answered first.
    const engage = () => startTransition(() => setEngaged(true));
    if (section.matches(':hover, :focus-within')) engage();
    const listening = new AbortController();
    for (const name of ['pointerenter', 'focusin'])
      section.addEventListener(name, engage, { signal: listening.signal });
    return () => listening.abort();
  }, [sectionId]);

  useEffect(() => {
    const row = document.getElementById(rowId);
    const due = [current];
    if (engaged || running) due.push((current + 1) % count);
    if (engaged) due.push((current + count - 1) % count);
    for (const index of due) {
      const frame = row?.children[index]?.querySelector('[data-later]');
      frame?.removeAttribute('data-later');
      // On a wide screen the neighbour is too far away for the browser to fetch it by itself.
      frame?.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'));
    }
  }, [rowId, current, count, engaged, running]);
}
