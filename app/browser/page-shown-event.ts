/** Sent whenever another page is shown without loading. */
export const PAGE_SHOWN = 'page-shown';
