import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/**
 * Lets a picture travel between a list and the page it leads to. Card and page call it with the page's
 * path and put the answer on the picture's frame; both then carry the same name for as long as that
 * navigation lasts, and none otherwise, so no page ever holds a name twice. The link must ask for a
 * view transition; `view-transition.css` says how long it takes and that reduced motion has none.
 */
export function usePictureMove(path: string): CSSProperties | undefined {
  const moving = useViewTransitionState(path);
  if (!moving) return undefined;
  return { viewTransitionName: nameOf(path), viewTransitionClass: 'picture' } as CSSProperties;
}

function nameOf(path: string): string {
  return `picture${path.replace(/[^a-z0-9]+/giu, '-')}`;
}
