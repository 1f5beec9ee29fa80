/** The one kind that an answer for a file of this ending may have; an error page in a file's place is not kept. */
const KINDS: Record<string, RegExp> = {
  js: /^(?:text|application)\/javascript/u,
  css: /^text\/css/u,
  svg: /^image\/svg\+xml/u,
  woff2: /^font\/woff2/u,
  avif: /^image\/avif/u,
  webp: /^image\/webp/u,
  png: /^image\/png/u,
  jpg: /^image\/jpeg/u,
};

/** A pointless answer for everything but the largest pictures. */
const LARGEST_ASSET_BYTES = 1_500_000;

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

function isWhole({ status, type, redirected }: Answer): boolean {
  // `basic` is an answer of this site that the worker may read: no opaque one, no redirect, no error.
  return status === 200 && type === 'basic' && !redirected;
}

/** Whether an answer is a public page for everyone: previews, the owner's pages and errors say that they are not. */
export function isPublicPage(answer: Answer): boolean {
  const { headers } = answer;
  const caching = headers.get('Cache-Control') ?? '';
  return (
    isWhole(answer) &&
    /^text\/html\b/u.test(headers.get('Content-Type') ?? '') &&
    /\bpublic\b/u.test(caching) &&
    !/\b(?:private|no-store)\b/u.test(caching) &&
    !headers.has('X-Robots-Tag')
  );
}

/**
 * Whether an answer is the file that its path names, and one that never changes.
 * @param isDrawing a drawing may change with the brand, and is kept for the time without a connection alone
 */
export function isLastingAsset(path: string, answer: Answer, isDrawing = false): boolean {
  const { headers } = answer;
  const kind = KINDS[path.slice(path.lastIndexOf('.') + 1)];
  return (
    isWhole(answer) &&
    kind !== undefined &&
    kind.test(headers.get('Content-Type') ?? '') &&
    (isDrawing ? /\bpublic\b/u : /\bimmutable\b/u).test(headers.get('Cache-Control') ?? '') &&
    Number(headers.get('Content-Length') ?? 0) <= LARGEST_ASSET_BYTES
  );
}
