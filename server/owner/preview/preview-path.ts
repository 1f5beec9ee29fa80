/** The way into a preview. */
export const ENTER_PATH = '/preview/enter';

const LONGEST = 300;

/** A path of this site that a preview may open; null for anything a browser could read as another site. */
export function toPreviewPath(asked: string): string | null {
  if (asked.length > LONGEST || !/^\/(?![/\\])/u.test(asked) || /[\\\s\p{Cc}]/u.test(asked))
    return null;
  const url = URL.parse(asked, 'http://site.invalid');
  if (url?.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}`;
}
