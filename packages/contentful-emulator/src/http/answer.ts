import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Json } from '../space/space-types.ts';
import { MAXIMUM_ANSWER_BYTES, responseTooBig, type ServiceError } from './service-error.ts';

/** Shorter bodies go out as they are, as the service does. */
const GZIP_FROM_BYTES = 1000;

const DELIVERY_TYPE = 'application/vnd.contentful.delivery.v1+json';
export const MANAGEMENT_TYPE = 'application/vnd.contentful.management.v1+json';

export type Answer = {
  status: number;
  body: Json;
  contentType?: string;
  headers?: Record<string, string>;
};

const ALLOWED_HEADERS = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'DNT',
  'Destination',
  'Expires',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Keep-Alive',
  'Last-Modified',
  'Origin',
  'Pragma',
  'Range',
  'User-Agent',
  'X-Http-Method-Override',
  'X-Mx-ReqToken',
  'X-Requested-With',
  'X-Contentful-Version',
  'X-Contentful-Content-Type',
  'X-Contentful-Organization',
  'X-Contentful-Skip-Transformation',
  'X-Contentful-User-Agent',
  'X-Contentful-Enable-Alpha-Feature',
  'X-Contentful-Resource-Resolution',
  // Not in any recording, but the official client sends it and a browser would be refused without.
  'X-Contentful-Locale-Based-Publishing',
].join(',');

export const CORS_HEADERS: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': ALLOWED_HEADERS,
  'Access-Control-Allow-Methods': 'GET,HEAD,OPTIONS',
  'Access-Control-Expose-Headers': 'Etag',
  'Access-Control-Max-Age': '86400',
};

/** The body of an error, worded as the service does. */
export function toErrorAnswer(error: ServiceError, requestId: string): Answer {
  return {
    status: error.status,
    body: {
      sys: { type: 'Error', id: error.id },
      message: error.message,
      ...(error.details ? { details: error.details } : {}),
      requestId,
    },
    ...(error.status === 429 ? { contentType: MANAGEMENT_TYPE } : {}),
  };
}

export function newRequestId(): string {
  return randomUUID();
}

/**
 * Sends an answer with the headers the service sends: entity tag (weak when compressed), gzip when
 * accepted, 304 when the client has it already, no body to HEAD. One that is too big is refused.
 * @param transform spoils the text that is sent, whatever its size becomes
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  requestId: string,
  transform: (text: string) => string = (text) => text,
): void {
  const text = JSON.stringify(answer.body, undefined, 2) + '\n';
  if (Buffer.byteLength(text) > MAXIMUM_ANSWER_BYTES) {
    const refusal = toErrorAnswer(responseTooBig(), requestId);
    return sendAnswer(request, response, { ...answer, ...refusal }, requestId, transform);
  }
  const plain = Buffer.from(transform(text));
  const hash = createHash('md5').update(plain).digest('hex');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const isCompressed =
    /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) && plain.length >= GZIP_FROM_BYTES;
  const etag = isCompressed ? `W/"${hash}"` : `"${hash}"`;
  response.setHeader('Content-Type', answer.contentType ?? DELIVERY_TYPE);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  response.setHeader('X-Contentful-Request-Id', requestId);
  for (const [name, value] of Object.entries({ ...CORS_HEADERS, ...answer.headers })) {
    response.setHeader(name, value);
  }
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], hash)) {
    response.writeHead(304).end();
    return;
  }
  const body = isCompressed ? gzipSync(plain, { level: 4 }) : plain;
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

// Weak comparison: the tag of the compressed answer also names the plain one.
function isKnown(header: string | undefined, hash: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${hash}"`);
}
