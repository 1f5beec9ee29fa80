/* The looks of what plain scripts put on a page. */

/** A toast while what draws toasts cannot be fetched: without a connection, most often. */
export const NOTICE_LOOK =
  'pointer-events-none fixed top-4 right-4 z-100 w-[356px] max-w-[calc(100vw-2rem)] rounded-float border border-line bg-card p-4 text-note text-text shadow-float print:hidden';

/** The words of a page that is on its way, below the header. */
export const PENDING_PLACE =
  'pointer-events-none fixed inset-x-0 top-22 z-100 flex justify-center px-4 print:hidden';
export const PENDING_LOOK =
  'rounded-full border border-line bg-card px-5 py-2.5 text-note font-[560] text-text shadow-float';

/** Stands where a picture should, in words. */
export const NO_PICTURE_LOOK =
  'grid size-full min-h-40 place-content-center text-center text-small text-text-3';

/** The question whether visits may be counted. */
export const CONSENT_LOOK =
  'fixed inset-x-4 bottom-4 z-40 grid gap-3 rounded-panel border border-line bg-card p-5 text-note shadow-hover sm:left-auto sm:w-[400px] print:hidden';
export const CONSENT_ANSWERS = 'flex gap-3';
export const CONSENT_BUTTON =
  'inline-flex min-h-11 flex-1 items-center justify-center rounded-full border border-field px-5 text-note font-[560] hover:border-primary hover:text-link';

/** What the service worker writes above a page that it kept. */
export const KEPT_COPY_LOOK =
  'block bg-notice px-5 py-3 text-center text-note text-on-notice print:hidden';
