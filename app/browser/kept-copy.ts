import { PAGE_SHOWN } from './page-shown-event.ts';

/** The notice that the service worker writes into a page it had kept. */
export const KEPT_COPY_ID = 'kept-copy';

/** Where the offline page lists what this browser has kept; the service worker fills it in. */
export const KEPT_PAGES_ID = 'kept-pages';

/** Takes the notice away once another page is shown without loading: that one came over the network. */
export function watchKeptCopy(): void {
  const notice = document.getElementById(KEPT_COPY_ID);
  if (!notice) return;
  // React may have drawn the document anew, and knows nothing of the notice.
  addEventListener('react-started', () => {
    if (!notice.isConnected) document.body.prepend(notice);
  });
  addEventListener(PAGE_SHOWN, () => notice.remove());
}
