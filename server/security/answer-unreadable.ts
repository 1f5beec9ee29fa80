import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What Node's parser tells, by the status it would answer itself; everything else is 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what never becomes a request (broken, too large, too slow) and expectations that nobody meets, as Node does
 * but with the headers of every answer.
 */
export function answerUnreadable(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answering = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
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
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' });
    response.end();
  });
}
