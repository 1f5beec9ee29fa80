import { ARRIVAL, motionAllowed } from '#dom/motion-allowed.ts';

export type SlideEffect = 'slide' | 'fade';

const FADE_MS = 240;

/**
 * Shows a change of slide after the row has already jumped: both are moved by transforms only, so the
 * layout, the scroll position and what assistive technology sees are final from the first frame, and
 * the step from the last slide to the first looks like any other.
 * @param places how many slides the row jumped to the right, negative to the left
 * @param way 1 when the new slide comes from the right, -1 from the left
 */
export function animateSlideChange(
  leaving: Element,
  entering: Element,
  { effect, places, way }: { effect: SlideEffect; places: number; way: number },
): void {
  if (!motionAllowed()) return;
  for (const slide of [leaving, entering]) {
    for (const animation of slide.getAnimations()) animation.cancel();
  }
  const here = `translateX(${places * 100}%)`;
  if (effect === 'fade') {
    // The old slide fades over the new one, which is opaque beneath: the ground never shines through.
    leaving.animate({ transform: [here, here], zIndex: [1, 1], opacity: [1, 0] }, ARRIVAL);
    return;
  }
  leaving.animate({ transform: [here, `translateX(${(places - way) * 100}%)`] }, ARRIVAL);
  entering.animate({ transform: [`translateX(${way * 100}%)`, 'none'] }, ARRIVAL);
}

/** Lets what floats over a slide arrive a moment after it. */
export function fadeInUp(element: Element): void {
  if (!motionAllowed()) return;
  element.animate(
    { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
    { ...ARRIVAL, duration: FADE_MS, delay: FADE_MS, fill: 'backwards' },
  );
}
