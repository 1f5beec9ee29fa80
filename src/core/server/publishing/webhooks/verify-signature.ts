import { createHmac, timingSafeEqual } from 'node:crypto';
import { escape } from 'node:querystring';

/** How far a webhook's own time may be from ours, in milliseconds. */
export const SIGNATURE_TTL_MS = 30_000;

export type SignedRequest = {
  method: string;
  /** Path and query as they were asked for. */
  url: string;
  /** Lower-case names. */
  headers: Record<string, string | undefined>;
};

export type SignatureClaim = { signature: string; signedNames: string[]; sentAtMs: number };

const SIGNATURE = /^[0-9a-f]{64}$/u;
const HEADER_NAME = /^[a-z0-9-]{1,100}$/u;
const MOST_HEADERS = 50;
const ALWAYS_SIGNED = ['x-contentful-signed-headers', 'x-contentful-timestamp'];

/** What a request says of its own signature; null when it says nothing usable. Reads no body, costs next to nothing. */
export function readSignatureClaim({ headers }: SignedRequest): SignatureClaim | null {
  const signature = headers['x-contentful-signature'] ?? '';
  const sentAt = headers['x-contentful-timestamp'] ?? '';
  const signedNames = (headers['x-contentful-signed-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  if (!SIGNATURE.test(signature) || !/^\d{13}$/u.test(sentAt)) return null;
  if (signedNames.length > MOST_HEADERS || !signedNames.every((name) => HEADER_NAME.test(name))) {
    return null;
  }
  // A time that is not part of what was signed could be set to any.
  if (!ALWAYS_SIGNED.every((name) => signedNames.includes(name))) return null;
  return { signature, signedNames, sentAtMs: Number(sentAt) };
}

/** Whether a webhook was sent just now; one from the future is as suspicious as an old one. */
export function isTimely({ sentAtMs }: SignatureClaim, nowMs: number): boolean {
  return Math.abs(nowMs - sentAtMs) <= SIGNATURE_TTL_MS;
}

/**
 * Whether a request was signed by whoever knows the secret: HMAC-SHA256 in hex over method, path, the named headers
 * and the very bytes of the body, each on a line of its own.
 */
export function isSignedBy(
  secret: string,
  request: SignedRequest,
  claim: SignatureClaim,
  body: Uint8Array,
): boolean {
  const { method, url, headers } = request;
  const [pathname = '', search = ''] = splitOnce(url, '?');
  const path = encodeURI(search === '' ? pathname : `${pathname}?${escape(search)}`);
  const signedHeaders = claim.signedNames
    .toSorted()
    .map((name) => `${name}:${(headers[name] ?? '').trim()}`)
    .join(';');
  const expected = createHmac('sha256', secret)
    .update([method.toUpperCase(), path, signedHeaders, ''].join('\n'))
    .update(body)
    .digest();
  return timingSafeEqual(expected, Buffer.from(claim.signature, 'hex'));
}

function splitOnce(text: string, at: string): string[] {
  const cut = text.indexOf(at);
  return cut < 0 ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}
