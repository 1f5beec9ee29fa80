import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encodedTag, isUnchanged, type Encoding } from '../negotiation.ts';
import type { BuiltPage } from './built-page.ts';
import { keepQuery } from './keep-query.ts';
import { sharedCaching } from './shared-caching.ts';

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
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined);
  if (isSuccess && isUnchanged(headers['if-none-match'], encodedTag(page.etag, encoding))) {
    response.writeHead(304, withTimeLeft(sharedHead(page, encoding), page, nowMs));
    response.end();
    return;
  }
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
  const head = [...sharedHead(page, encoding), 'content-length', String(body.length)];
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  page.heads.set(body, head);
  return head;
}

function sharedHead({ headers, etag }: BuiltPage, encoding: Encoding): string[] {
  return [...headers.flat(), 'etag', encodedTag(etag, encoding), 'vary', 'Accept-Encoding'];
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
