import { vi } from 'vitest';

const WIDTH_PX = 1_000;

/**
 * What the test's DOM has no idea of and slides live by: a row has a width and a scroll position, and
 * pictures arrive at once. Answers the positions that were asked for.
 */
export function stubRowWidth(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH_PX);
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (
    this: HTMLElement,
    ...to: unknown[]
  ) {
    this.scrollLeft = (to[0] as ScrollToOptions).left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  });
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
}

/** The visitor's wishes as media queries: whether motion and a dark theme are asked for. */
export function stubMediaQueries({
  lessMotion = false,
  dark = false,
}: {
  lessMotion?: boolean;
  dark?: boolean;
}) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches:
          (query.includes('reduced-motion') && lessMotion) || (query.includes('dark') && dark),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

/** Animations have no clock in the tests' DOM: they are taken note of and end at once. */
export function recordAnimations(): ReturnType<typeof vi.fn> {
  const animate = vi.fn();
  Element.prototype.animate = animate as never;
  Element.prototype.getAnimations = () => [];
  return animate;
}
