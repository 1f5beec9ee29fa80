import type { IncomingMessage, ServerResponse } from 'node:http';

/** `auto`: only where nobody stands between the browser and us. */
export type EarlyHintsSetting = 'auto' | 'on' | 'off';

const LINK = /<link\b[^>]*\brel="preload"[^>]*>/gu;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/giu;
/** Attributes of the element that the header knows by the same name. */
const PARAMETERS = ['as', 'type', 'crossorigin', 'fetchpriority', 'imagesrcset', 'imagesizes'];
/** What a header may hold. */
const PRINTABLE = /^[ -~]+$/u;
/** What a proxy adds: some of them break on a 103 (nginx before 1.29 takes it for the answer). */
const FORWARDED = ['via', 'forwarded', 'x-forwarded-for', 'x-forwarded-proto'] as const;

/**
 * What a page's head preloads, its fonts and its first picture, as values of a `Link` header (RFC 8297, RFC 8288).
 * @param html the finished page
 */
export function preloadHints(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const hints = [...head.matchAll(LINK)].map(([element]) => {
    const attributes = new Map(
      [...element.matchAll(ATTRIBUTE)].map(([, name, value]) => [
        name!.toLowerCase(),
        value!.replaceAll('&amp;', '&'),
      ]),
    );
    const parameters = PARAMETERS.flatMap((name) => {
      const value = attributes.get(name);
      return value ? [`${name}="${value}"`] : [];
    });
    // A choice of files has no address of its own in the element; the header cannot do without.
    const address = attributes.get('href') ?? attributes.get('imagesrcset')?.split(' ')[0] ?? '';
    return [`<${address}>`, 'rel=preload', ...parameters].join('; ');
  });
  return hints.filter((hint) => PRINTABLE.test(hint));
}

/**
 * Sends what a visitor's browser may begin to fetch, before the page itself (103, RFC 8297). Only for a navigation of a
 * browser that says so: other clients may not expect a first answer before the answer.
 */
export function sendHints(
  request: IncomingMessage,
  response: ServerResponse,
  hints: string[],
  setting: EarlyHintsSetting,
): void {
  if (setting === 'off' || hints.length === 0 || request.httpVersionMinor === 0) return;
  if (request.method !== 'GET' || request.headers['sec-fetch-mode'] !== 'navigate') return;
  if (setting === 'auto' && FORWARDED.some((name) => name in request.headers)) return;
  // node:http's own method refuses values with spaces, which a choice of pictures has. While an earlier answer is still
  // being sent on this connection, the response has no socket yet.
  response.socket?.write(`HTTP/1.1 103 Early Hints\r\nLink: ${hints.join(', ')}\r\n\r\n`);
}
