import type { IncomingMessage, ServerResponse } from 'node:http';
import { FORM_BODY_MAX_BYTES } from '#server/intake/intake.ts';
import { FEATURES } from '#features';
import { CONTENT_API_METHODS, isContentApi } from '../content-api.ts';
import { toUtf8Address } from '../to-utf8-address.ts';
import { readOut } from './read-out.ts';

const METHODS = 'GET, HEAD, POST, OPTIONS';
const KNOWN_METHODS = new Set(METHODS.split(', '));
/** Refused in words where other systems read content; nothing else hears them. */
const WRITING_METHODS = new Set(['PUT', 'PATCH', 'DELETE']);
const LONGEST_PATH = 4_096;
/**
 * A whole address; what is asked for in words is cut by the page that reads it, and says so. A letter takes up to twelve
 * signs in it.
 */
const LONGEST_TARGET = 52_000;
/** All headers together; what Node takes (`maxHeaderSize`) has room for the longest address beside them. */
const LONGEST_HEADERS = 16_384;
const LONGEST_HOST = 260;
/** Stands for the host where a request may name none. */
export const UNNAMED_HOST = 'localhost';
/** A name or an address of a host, with or without its port; nothing that could mean something in a page or a header. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;
const ABSOLUTE = /^https?:\/\/[^/?#]*/iu;

/**
 * Why a request is refused before anything reads it: 405 for a method nothing here answers (TRACE among them), 414
 * for an endless address, 431 for endless headers, 400 for a host that is none and for a post to a path that is none. Null: it goes on.
 */
export function refusalOf(request: IncomingMessage): 400 | 405 | 414 | 431 | null {
  const { method, url = '', headers, rawHeaders } = request;
  if (!KNOWN_METHODS.has(method!) && !(WRITING_METHODS.has(method!) && isContentApi(url)))
    return 405;
  if (!namesOneHost(request)) return 400;
  // HTTP/1.0, which health checks still speak, knows no host.
  const isOld = request.httpVersionMajor === 1 && request.httpVersionMinor === 0;
  const host = headers.host ?? (isOld ? UNNAMED_HOST : '');
  if (host.length > LONGEST_HOST || !HOST.test(host)) return 400;
  if (url.length > LONGEST_TARGET || url.split('?', 1)[0]!.length > LONGEST_PATH) return 414;
  if (rawHeaders.reduce((sum, { length }) => sum + length, 0) > LONGEST_HEADERS) return 431;
  if (!url.startsWith('/')) return 400;
  // People meet such an address as a broken link, and get a page; nothing else may read one.
  const isAsked = method === 'GET' || method === 'HEAD';
  return isAsked || isReadablePath(toUtf8Address(url)) ? null : 400;
}

/** More than one is refused (RFC 9112 section 3.2): what stands in front may have gone by the other. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/** Whether every percent sign of the path stands for a character, none of them a control character. */
export function isReadablePath(url: string): boolean {
  const path = url.split('?', 1)[0]!;
  if (!path.includes('%')) return true;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** A client may send the whole address as if to a proxy (RFC 9112 section 3.2.2); its path is what it asks for. */
export function takeOwnPath(request: IncomingMessage): void {
  const found = ABSOLUTE.exec(request.url ?? '');
  if (found) request.url = request.url!.slice(found[0].length) || '/';
}

const WORDS = {
  400: 'This address cannot be read.',
  405: 'Not allowed.',
  414: 'Too long.',
  431: 'Too long.',
};

/** So much of a refused request's body is read and thrown away, in bytes; more than any form or beacon sends. */
const READ_OUT_BYTES = 64 * 1024;

const allowedOn = (url = '') => (isContentApi(url) ? CONTENT_API_METHODS : METHODS);

/** Answers a refused request with the headers of every answer. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof WORDS,
  headers: Readonly<Record<string, string>>,
): void {
  const words = WORDS[status];
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': words.length,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(status === 405 ? { Allow: allowedOn(request.url) } : {}),
    // What follows on this connection may be the rest of a body nobody reads.
    Connection: 'close',
  });
  response.write(words);
  readOut(request, READ_OUT_BYTES, () => response.end());
}

/** Pages whose forms send a file. Each says itself, in words, what is too large for it; this only bounds the memory. */
const TAKE_FILES = new Set(
  FEATURES.flatMap(({ screens = [] }) => screens)
    .filter(({ takesFiles }) => takesFiles)
    .map(({ path }) => path),
);
const FILE_FORM_MAX_BYTES = 4 * 1024 * 1024;

/** Most bytes of a body that the form of this page posts. */
export function formLimitOf(path: string): number {
  return TAKE_FILES.has(path) ? FILE_FORM_MAX_BYTES : FORM_BODY_MAX_BYTES;
}

/** Whether a body is what the form of this page posts. */
export function isForm(contentType = '', path: string): boolean {
  if (TAKE_FILES.has(path) && /^multipart\/form-data\s*;/iu.test(contentType)) return true;
  return /^application\/x-www-form-urlencoded(?:\s*;|$)/iu.test(contentType);
}
