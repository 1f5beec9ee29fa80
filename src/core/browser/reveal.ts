import { ARRIVAL, motionAllowed } from '#dom/motion-allowed.ts';

/** Part 1 section 9: what is scrolled to appears within 100 px of the window, once a tenth of it does. */
const MARGIN_PX = 100;
const THRESHOLD = 0.1;
const RISE_PX = 16;

/**
 * Lets `[data-reveal]` rise into view once, when it is scrolled to. Nothing is hidden before the visitor begins to scroll,
 * so that what captures, saves or reads the whole page finds every section; nor under reduced motion and for programs
 * that read the page.
 */
export function watchReveal(): void {
  addEventListener('scroll', hideBelow, { once: true, passive: true });
}

/** Hides what lies below the window until it is scrolled to. */
function hideBelow(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top >= innerHeight + MARGIN_PX,
  );
  if (waiting.length === 0 || !motionAllowed()) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        (target as HTMLElement).style.removeProperty('opacity');
        target.animate([{ opacity: 0, translate: `0 ${RISE_PX}px` }, {}], ARRIVAL);
      }
    },
    { rootMargin: `${MARGIN_PX}px`, threshold: THRESHOLD },
  );
  for (const element of waiting) {
    element.style.opacity = '0';
    seen.observe(element);
  }
}
