/** What plain scripts say over the page: a toast without the code that draws toasts, a page that is on its way. */
export const NOTICE_LOOK =
  'rounded-panel border border-line bg-card p-4 text-note text-text shadow-float';
