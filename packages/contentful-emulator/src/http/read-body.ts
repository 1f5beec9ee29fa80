import type { IncomingMessage } from 'node:http';
import { ServiceError } from './service-error.ts';

/** The body of a request as text. @throws ServiceError 413 when it is longer than `maximumBytes` */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<string> {
  return (await readBytes(request, maximumBytes)).toString('utf8');
}

/** The body of a request. @throws ServiceError 413 when it is longer than `maximumBytes` */
export async function readBytes(request: IncomingMessage, maximumBytes: number): Promise<Buffer> {
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
  return Buffer.concat(chunks);
}
