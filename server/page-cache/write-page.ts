import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltPage, Encoding } from './built-page.ts';
import { keepQuery } from './keep-query.ts';

/** The best encoding the browser names; a refusal (`q=0`) counts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/u.test(part))
    .map((part) => part.split(';')[0]!.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether the browser's copy is the one we have. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
}

/** Answers with a finished page: 304 when unchanged, headers only for HEAD, else the smallest accepted copy. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: BuiltPage,
): void {
  const { headers, method } = request;
  const head = [
    ...headersFor(page, request.url ?? ''),
    'etag',
    page.etag,
    'vary',
    'Accept-Encoding',
  ];
  if (page.status === 200 && isUnchanged(headers['if-none-match'], page.etag)) {
    response.writeHead(304, head);
    response.end();
    return;
  }
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined);
  const body = page.bodies[encoding];
  head.push('content-length', String(body.length));
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  response.writeHead(page.status, head);
  response.end(method === 'HEAD' ? undefined : body);
}

function headersFor({ status, headers }: BuiltPage, asked: string): string[] {
  if (status < 300 || status > 399) return headers.flat();
  return headers.flatMap(([name, value]) => [
    name,
    name === 'location' ? keepQuery(value, asked) : value,
  ]);
}
