import { useCallback, useState, type SyntheticEvent } from 'react';

/** How often a picture is asked for: once, and once more after a failure (part 1 section 2). */
export const PICTURE_ATTEMPTS = 2;

const FADE_MS = 520;
const FADE_EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type Options = {
  url: string;
  /** Address of a tiny copy that stands in until the picture is there. */
  placeholder: string | null;
  /** Whether the picture fades in; never for the page's first, whose arrival is measured. */
  animated: boolean;
};

/**
 * Follows one picture on its way: counts attempts and fades it in. Everything visual is set on the
 * element after React has started, and only while the picture is still missing, so that without
 * script, or when the picture was faster than the script, it is simply there.
 */
export function usePictureLoading({ url, placeholder, animated }: Options) {
  const [failures, setFailures] = useState({ url, count: 0 });
  const count = failures.url === url ? failures.count : 0;

  const onError = useCallback(() => {
    console.warn(`A picture could not be loaded: ${url}`);
    setFailures((before) => ({ url, count: (before.url === url ? before.count : 0) + 1 }));
  }, [url]);

  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      if (image.complete) {
        // It may have failed before React was listening. Drawings can be 0 wide without having failed.
        if (image.currentSrc && image.naturalWidth === 0 && !image.currentSrc.includes('.svg')) {
          onError();
        }
        return;
      }
      if (animated) awaitPicture(image, placeholder);
    },
    [animated, placeholder, onError],
  );

  const onLoad = useCallback((event: SyntheticEvent<HTMLImageElement>) => {
    showPicture(event.currentTarget);
  }, []);

  return {
    attempt: Math.min(count + 1, PICTURE_ATTEMPTS),
    isBroken: count >= PICTURE_ATTEMPTS,
    ref,
    onLoad,
    onError,
  };
}

function awaitPicture(image: HTMLImageElement, placeholder: string | null): void {
  image.dataset['arriving'] = placeholder ? 'blurred' : 'transparent';
  if (placeholder) image.style.background = `center / cover no-repeat url("${placeholder}")`;
  else image.style.opacity = '0';
}

function showPicture(image: HTMLImageElement): void {
  const from = image.dataset['arriving'];
  if (from === undefined) return;
  delete image.dataset['arriving'];
  image.style.removeProperty('background');
  image.style.removeProperty('opacity');
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Over its blurred copy the picture sharpens; over nothing it fades in from transparent.
  const first = from === 'blurred' ? { filter: 'blur(16px)' } : { opacity: 0 };
  image.animate([first, {}], { duration: FADE_MS, easing: FADE_EASING });
}
