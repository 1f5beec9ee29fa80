/** The notice that the service worker writes into a page it had kept. */
export const KEPT_COPY_ID = 'kept-copy';

/** What of that notice is true only as long as there is no connection. */
export const WHILE_OFFLINE = 'data-while-offline';

/** Where the offline page lists what this browser has kept; the service worker fills it in. */
export const KEPT_PAGES_ID = 'kept-pages';
