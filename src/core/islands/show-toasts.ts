import { NOTICE_LOOK } from '#browser/notice-look.ts';
import {
  currentToasts,
  LONG_TOAST_DURATION_MS,
  onToastsChanged,
  removeToast,
  takeKeptToast,
  toast,
  TOASTS_PLACE,
  type ToastInput,
} from '#ui/toast.ts';
import { hydrateNamed } from './watch-islands.ts';

/** Where the page's live regions are, as the toaster was sent (`ui/toaster.tsx`). */
const REGION = '[data-island=toaster] [role=status]';

/**
 * Hydrates the toaster with the first toast. Where its code cannot be fetched, as without a connection, the words show in the
 * live region it was sent with, for as long as a toast may stand.
 */
export function watchToasts(): void {
  const region = document.querySelector<HTMLElement>(REGION);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(leaving);
    region?.replaceChildren();
    region?.classList.add('sr-only');
  };
  const stop = onToastsChanged(() => {
    if (currentToasts().length === 0) return clear();
    // React compares the regions with its own.
    clear();
    hydrateNamed('toaster').then(stop, () => {
      const card = document.createElement('p');
      card.className = `${TOASTS_PLACE} ${NOTICE_LOOK}`;
      card.textContent = wordsOf(currentToasts()[0]);
      region?.append(card);
      region?.classList.remove('sr-only');
      leaving = setTimeout(removeToast, LONG_TOAST_DURATION_MS);
    });
  });
}

function wordsOf(shown: ToastInput | undefined): string {
  return [shown?.title, shown?.description].filter(Boolean).join('. ');
}

/** Shows the toast that the page before has left for this one. */
export function showKeptToast(): void {
  const kept = takeKeptToast();
  if (kept) toast(kept);
}

/** Shows what a page and its frame say to those who run the site (`sections/notices/content-toasts.tsx`), five seconds each. */
export function showContentNotices(): void {
  const said = [...document.querySelectorAll('script[data-notices]')];
  for (const { textContent } of said)
    for (const notice of JSON.parse(textContent) as ToastInput[])
      toast({ ...notice, durationMs: LONG_TOAST_DURATION_MS });
}
