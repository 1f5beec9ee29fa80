import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltPage, Encoding } from './built-page.ts';
import { keepQuery } from './keep-query.ts';
import { sharedCaching } from './shared-caching.ts';

/** Browsers send a handful of different values: each is read once. Bounded, for a visitor may send anything. */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 100;

/** The best encoding the browser names; a refusal (`q=0`) counts. */
function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = readAccepted(accepted);
  if (chosen.size >= MOST_CHOSEN) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
}

function readAccepted(accepted: string): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/u.test(part))
    .map((part) => part.split(';')[0]!.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether the browser's copy is the one we have. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
}

/**
 * Answers with a finished page: 304 when unchanged, headers only for HEAD, else the smallest accepted copy.
 * @param nowMs milliseconds since 1970
 */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: BuiltPage,
  nowMs: number,
): void {
  const { headers, method } = request;
  const isSuccess = page.status === 200;
  if (isSuccess && isUnchanged(headers['if-none-match'], page.etag)) {
    response.writeHead(304, withTimeLeft(sharedHead(page), page, nowMs));
    response.end();
    return;
  }
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined);
  const body = page.bodies[encoding];
  const head = headOf(page, encoding, body);
  response.writeHead(
    page.status,
    isSuccess ? withTimeLeft(head, page, nowMs) : withQuery(head, request.url ?? ''),
  );
  response.end(method === 'HEAD' ? undefined : body);
}

/** Put together once for each body of a page: names and values in turn, as node:http takes them. */
function headOf(page: BuiltPage, encoding: Encoding, body: Buffer): string[] {
  const known = page.heads.get(body);
  if (known) return known;
  const head = [...sharedHead(page), 'content-length', String(body.length)];
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  page.heads.set(body, head);
  return head;
}

function sharedHead({ headers, etag }: BuiltPage): string[] {
  return [...headers.flat(), 'etag', etag, 'vary', 'Accept-Encoding'];
}

/** Shared caches are told how long is left of a page on which something scheduled changes. */
function withTimeLeft(head: string[], { changesAt }: BuiltPage, nowMs: number): string[] {
  if (changesAt === Infinity || !head.includes('cdn-cache-control')) return head;
  const caching: Record<string, string> = sharedCaching(changesAt - nowMs);
  return head.map((value, index) => (index % 2 === 1 && caching[head[index - 1]!]) || value);
}

function withQuery(head: string[], asked: string): string[] {
  return head.map((value, index) =>
    index % 2 === 1 && head[index - 1] === 'location' ? keepQuery(value, asked) : value,
  );
}
