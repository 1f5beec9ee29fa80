/** What a card and the page it leads to call the frame of their picture; `view-transition.css` moves it. */
const NAME = 'picture';

/**
 * Lets the picture of the card that was pressed travel to the page that opens: its frame takes the name that the frame at
 * the top of that page has (`ui/moving-frame.tsx`). A page may hold the name once only. Where no picture travels, the next
 * page is shown at once: taking a picture of the one that is left holds it up (decision 110).
 */
export function watchPictureMoves(): void {
  let moving: HTMLElement | null | undefined;
  addEventListener('click', ({ target }) => {
    const card = (target as Element | null)?.closest('a')?.closest('article');
    moving = card?.querySelector<HTMLElement>('[data-moving-frame]');
    if (!moving) return;
    for (const frame of document.querySelectorAll<HTMLElement>('[data-moving-frame]'))
      frame.style.viewTransitionName = frame === moving ? NAME : 'none';
  });
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!moving) viewTransition?.skipTransition();
  });
}
