const LONGEST = 300;

/**
 * Where to go after signing in: a path of the owner's own screens, or the start page. Anything that a browser could
 * read as another site, or that leads back to signing in, is left aside.
 * @param asked the `next` of a request, the visitor's own word
 */
export function safeNext(asked: string | null): string {
  const fallback = '/admin';
  if (asked === null || asked.length > LONGEST || !/^\/admin\/[a-z]/u.test(asked)) return fallback;
  // Backslashes, control characters and dots in the path are read differently by different programs.
  if (/[\\\s\p{Cc}]|\.\.|\/\//u.test(asked)) return fallback;
  const url = URL.parse(asked, 'http://site.invalid');
  if (url?.origin !== 'http://site.invalid') return fallback;
  if (/^\/admin\/(?:sign-|second-step|forgot-|reset-)/u.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}`;
}
