import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PAGE_SHOWN } from './page-shown-event.ts';

/** Tells the small script when another page is shown without loading; draws nothing. */
export function PageShown() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    dispatchEvent(new Event(PAGE_SHOWN));
  }, [pathname]);
  return null;
}
