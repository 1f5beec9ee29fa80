import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** What Node's parser reports, by the status it would answer itself; everything else is 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  [TOO_SLOW]: 408,
};

type Answering = Socket & {
  _httpMessage?: { headersSent: boolean; req: IncomingMessage } | null;
};

/**
 * Answers what never becomes a request (broken, too large, too slow) and expectations that nobody meets, as Node does
 * but with the headers of every answer.
 */
export function answerUnreadable(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const refuse = (error: NodeJS.ErrnoException, answering: Answering) => {
    const socket: Duplex = answering;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    // In the middle of an answer another one would be read as its body: what is written of it still goes out.
    if (answering._httpMessage?.headersSent) {
      answering.destroySoon();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answering = socket as Answering;
    if (error.code !== TOO_SLOW) return refuse(error, answering);
    // Time is looked at before what has arrived is read: after a standstill of this process, requests that came in time
    // would be refused by the hundred. Once that has been read, only what is still not whole is too slow.
    const { bytesWritten } = answering;
    setImmediate(() => {
      const isWhole = answering._httpMessage?.req.complete ?? answering.bytesWritten > bytesWritten;
      if (!isWhole) refuse(error, answering);
    });
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' });
    response.end();
  });
}
