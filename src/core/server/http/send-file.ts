import { once } from 'node:events';
import { existsSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import send from 'send';
import { chooseEncoding, encodedTag } from './negotiation.ts';
import type { NodeBindings } from './page-handler.ts';
import { asSent } from './security/as-sent.ts';

/** Copies that lie beside a file, by the encoding they are in (tools/build.mjs). */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
/** An encoded address, a step upwards, a hidden file. */
const NO_FILE = /[%\\]|\/\./u;

export type FileHeaders = {
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  /** What is said of caching. */
  caching: string;
};

/**
 * Answers with a file, packed where a packed copy lies beside it: parts, unchanged copies and conditions by the rules of
 * HTTP (RFC 9110 sections 13 and 14). Null where there is no such file.
 * @param path below the folder, beginning with a slash
 */
export async function sendFile(
  { env: { incoming, outgoing } }: Context<{ Bindings: NodeBindings }>,
  folder: string,
  path: string,
  { headers, caching }: FileHeaders,
): Promise<Response | null> {
  if (NO_FILE.test(path)) return null;
  const isPacked = existsSync(join(folder, path + ENDINGS.br));
  const encoding = isPacked
    ? chooseEncoding(incoming.headers['accept-encoding']?.toString())
    : 'identity';
  const file = send(incoming, path + ENDINGS[encoding], {
    root: folder,
    index: false,
    cacheControl: false,
  });
  const missing = Promise.withResolvers<null>();
  file.on('headers', (response: ServerResponse, _: string, { size, mtime, mtimeMs }: Stats) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', asSent(caching));
    response.setHeader('Content-Type', getMimeType(path) ?? 'application/octet-stream');
    const tag = encodedTag(`"${size.toString(16)}-${mtimeMs.toString(16)}"`, encoding);
    response.setHeader('ETag', tag);
    // The library also gives parts for a weak tag, a list with this one and a later date (RFC 9110 section 13.1.5).
    const copy = incoming.headers['if-range'];
    if (copy !== undefined && copy !== tag && copy !== mtime.toUTCString())
      incoming.headers['if-range'] = '"another"';
    if (isPacked) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  });
  file.on('directory', () => missing.resolve(null));
  file.on('error', ({ status }: { status: number }) => {
    // The one thing that is there and still cannot be answered: a part behind its end, or a condition that is not met.
    if (status === 416 || status === 412) refuse(outgoing, status);
    else missing.resolve(null);
  });
  const sent = once(outgoing, 'close');
  file.pipe(outgoing);
  return Promise.race([missing.promise, sent.then(() => RESPONSE_ALREADY_SENT)]);
}

/** Said of this request alone, and kept nowhere. */
function refuse(outgoing: ServerResponse, status: number): void {
  for (const name of ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified'])
    outgoing.removeHeader(name);
  outgoing.setHeader('Cache-Control', asSent('no-store'));
  outgoing.writeHead(status, { 'Content-Length': 0 }).end();
}
