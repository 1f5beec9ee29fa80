/** The notice that the service worker writes into a page it had kept. */
export const KEPT_COPY_ID = 'kept-copy';

/** Where the offline page lists what this browser has kept; the service worker fills it in. */
export const KEPT_PAGES_ID = 'kept-pages';
