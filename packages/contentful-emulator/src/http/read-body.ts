import type { IncomingMessage } from 'node:http';
import { ServiceError } from './service-error.ts';

/** The body of a request as text. @throws ServiceError 413 when it is longer than `maximumBytes` */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maximumBytes) {
      throw new ServiceError(413, 'RequestTooLarge', 'The request body is too large.');
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
