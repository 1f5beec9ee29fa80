import { isVisitorsPage } from './preview-modes.ts';

/** The way into a preview. */
export const ENTER_PATH = '/preview/enter';

/** The page of the site that shows where the way in is closed. */
export const REFUSED_PATH = '/preview/refused';

const LONGEST = 300;

/**
 * A path of this site that a preview may open; null for anything a browser could read as another site, and for what is no
 * page of the site's.
 */
export function toPreviewPath(asked: string): string | null {
  if (asked.length > LONGEST || !/^\/(?![/\\])/u.test(asked) || /[\\\s\p{Cc}]/u.test(asked))
    return null;
  const url = URL.parse(asked, 'http://site.invalid');
  if (url?.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return null;
  const path = `${url.pathname}${url.search}`;
  return isVisitorsPage(path) ? path : null;
}
