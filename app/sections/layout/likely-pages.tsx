import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { isGoodConnection, whenIdle } from '#browser/fetch-ahead.ts';

/** Where visitors go next most often (part 2 section 9, "Prefetch targets"). */
const LIKELY_PAGES = ['/products', '/technology', '/contact'];

/**
 * Fetches the likely next pages once the browser is idle, where the connection is good: their parts and
 * their data. Once per visit: from the second page on the parts are there already.
 */
export function LikelyPages() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isGoodConnection()) whenIdle(() => setIsDue(true));
  }, []);
  if (!isDue || pathname !== first) return null;
  return LIKELY_PAGES.filter((page) => page !== pathname).map((page) => (
    <PrefetchPageLinks key={page} page={page} />
  ));
}
