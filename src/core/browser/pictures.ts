import { ARRIVAL, motionAllowed } from '#dom/motion-allowed.ts';

/** Stands where a picture should, in words. */
const NO_PICTURE_LOOK =
  'grid size-full min-h-40 place-content-center text-center text-small text-text-3';

/** How often a picture is asked for: once, and once more after a failure (part 1 section 2). */
const PICTURE_ATTEMPTS = 2;

/** Shown where a picture cannot be had and nothing says what to show instead. */
const DEFAULT_PICTURE = '/pictures/default.svg';

/** How far below the view a picture that is still on its way is looked at (part 1 section 2). */
const NEAR = '200px';

/** The width of the copy that stands in, blurred, while the picture is on its way. */
const PLACEHOLDER_WIDTH = 20;

/** An address that asks the content service's picture host for a width. */
const RESIZED = /([?&]w=)\d+(&q=\d+&fm=webp)$/u;

/**
 * Follows the page's pictures on their way: fades them in, asks a second time for one that failed, and then shows what
 * its element says (`ui/picture.tsx`), or the default picture. Covers those that failed before this script came.
 */
export function watchPictures(): void {
  const follow = (name: 'load' | 'error', act: (image: HTMLImageElement) => void) =>
    document.addEventListener(
      name,
      ({ target }) => target instanceof HTMLImageElement && act(target),
      { capture: true },
    );
  follow('load', show);
  follow('error', fail);
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const image = target as HTMLImageElement;
        if (!image.complete) hide(image);
      }
    },
    { rootMargin: NEAR },
  );
  for (const image of document.images) {
    // The page's first picture, whose arrival is measured, is not faded in.
    if (!image.complete && image.loading === 'lazy') near.observe(image);
    else if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      // A drawing may be 0 wide without having failed.
      image.decode().catch(() => fail(image));
  }
}

function hide(image: HTMLImageElement): void {
  const { src } = image;
  const blurred = RESIZED.test(src) ? src.replace(RESIZED, `$1${PLACEHOLDER_WIDTH}$2`) : null;
  image.dataset['arriving'] = blurred ? 'blurred' : 'transparent';
  if (blurred) image.style.background = `center / cover no-repeat url("${blurred}")`;
  else image.style.opacity = '0';
}

function show(image: HTMLImageElement): void {
  const from = image.dataset['arriving'];
  if (from === undefined) return;
  delete image.dataset['arriving'];
  image.style.removeProperty('background');
  image.style.removeProperty('opacity');
  if (!motionAllowed()) return;
  // Over its blurred copy the picture sharpens; over nothing it fades in from transparent.
  const first = from === 'blurred' ? { filter: 'blur(16px)' } : { opacity: 0 };
  image.animate([first, {}], ARRIVAL);
}

function fail(image: HTMLImageElement): void {
  const failures = Number(image.dataset['failures'] ?? 0) + 1;
  image.dataset['failures'] = String(failures);
  const { parentElement: frame } = image;
  if (failures > PICTURE_ATTEMPTS) return show(image);
  console.warn(`A picture could not be loaded: ${image.currentSrc || image.src}`);
  if (frame instanceof HTMLPictureElement)
    // Emptied, not taken away: React expects the elements of a part that is not hydrated yet.
    for (const source of frame.querySelectorAll('source')) source.removeAttribute('srcset');
  image.removeAttribute('srcset');
  if (failures < PICTURE_ATTEMPTS) {
    image.src = image.getAttribute('src') ?? DEFAULT_PICTURE;
    return;
  }
  show(image);
  const { brokenLabel, broken = DEFAULT_PICTURE } = image.dataset;
  if (brokenLabel === undefined) image.src = broken;
  else image.replaceWith(label(brokenLabel));
}

function label(words: string): HTMLElement {
  const element = document.createElement('span');
  element.className = NO_PICTURE_LOOK;
  element.textContent = words;
  return element;
}
