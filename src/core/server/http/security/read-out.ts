import type { IncomingMessage } from 'node:http';

/**
 * A connection that is closed on bytes nobody has read is reset, and the answer may be lost with it (RFC 9112
 * section 9.6): what is left of the body is read and thrown away first.
 * @param done called once: the body is at its end, `mostBytes` of it have come, or the connection is gone
 */
export function readOut(request: IncomingMessage, mostBytes: number, done: () => void): void {
  if (request.readableEnded || request.destroyed) return done();
  // Whoever began to read would stop the flow as soon as nobody takes from them.
  request.removeAllListeners('data');
  let left = mostBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) done();
  });
  request.once('close', done);
  request.once('end', done);
  request.resume();
}
