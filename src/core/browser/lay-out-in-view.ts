/**
 * Goes inline into the head of public pages, after the mark of machine readers and before the stylesheet. When a person
 * opens a page, the browser lays out only what is near the view (`[data-laid-out]` in `ui/base.css`), and each other band
 * once it comes near; from then on it is like any other, or the pictures of a row would wait until they are swiped into
 * the view. A page that is reloaded, come back to, or opened at a place in it is laid out whole at once, since
 * it has to be as long as it was, and so is one before a link within it leads to a place further down; so is one that a
 * program reads, which may take a picture of all of it at any moment.
 */
export const LAY_OUT_IN_VIEW =
  '{let d=document.documentElement.dataset;d.reader||location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(d.laidOut="near",' +
  'addEventListener("contentvisibilityautostatechange",e=>{e.skipped||(e.target.style.contentVisibility="visible")},true),' +
  'addEventListener("click",e=>{let a=e.target.closest?.("a[href*=\'#\']");a&&a.pathname==location.pathname&&delete d.laidOut}))}';
