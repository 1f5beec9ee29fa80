import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PAGE_SHOWN } from './page-shown-event.ts';

/** What pages tell programs that read the HTML; pages that are shown without loading do not (`seo/page-meta.ts`). */
const FOR_PROGRAMS = 'meta[property],meta[name^="twitter:"],script[type="application/ld+json"]';

/** Tells the small script when another page is shown without loading; draws nothing. */
export function PageShown() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // They would speak of the page that was left.
    for (const tag of document.head.querySelectorAll(FOR_PROGRAMS)) tag.remove();
    dispatchEvent(new Event(PAGE_SHOWN));
  }, [pathname]);
  return null;
}
