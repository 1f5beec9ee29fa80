import { connect, type Socket } from 'node:net';
import type { MixedRequest } from './mixed-requests.ts';

const BODILESS = new Set([204, 304]);
const SAYS_CLOSE = /\r\nconnection: close/iu;
const HEAD_END = '\r\n\r\n';

/** One keep-alive connection that sends requests one after the other, cheaper than node:http by far. */
export function createRawClient(port: number) {
  let socket: Socket | null = null;
  let received: Buffer = Buffer.alloc(0);
  let waiting: ((status: number) => void) | null = null;
  let isHead = false;
  let answeredAtMs = performance.now();

  function settle(status: number): void {
    const resolve = waiting;
    waiting = null;
    received = Buffer.alloc(0);
    answeredAtMs = performance.now();
    resolve?.(status);
  }

  function open(): Socket {
    const opened = connect(port, '127.0.0.1');
    opened.setNoDelay(true);
    opened.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const status = readWhole(received, isHead);
      if (status === null) return;
      // The site ends the connection behind this answer; the next request needs another.
      if (SAYS_CLOSE.test(received.toString('latin1', 0, received.indexOf(HEAD_END))))
        socket = null;
      settle(status);
    });
    opened.on('error', () => undefined);
    opened.on('close', () => {
      if (socket !== opened) return;
      socket = null;
      settle(0);
    });
    return opened;
  }

  return {
    /** How long the connection has lain unused, in milliseconds. */
    unusedMs: () => performance.now() - answeredAtMs,
    /** Answers the status; 0 when the connection broke before the answer was whole. */
    send({ options, body }: MixedRequest): Promise<number> {
      socket ??= open();
      isHead = options.method === 'HEAD';
      const headers = { Host: '127.0.0.1', ...(options.headers as Record<string, string>) };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      if (body !== '') lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
      return new Promise((resolve) => {
        waiting = resolve;
        socket!.write(
          `${options.method} ${options.path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}${body}`,
        );
      });
    },
    close: () => {
      const last = socket;
      socket = null;
      last?.destroy();
    },
  };
}

/** The status of an answer that has arrived whole, else null. */
function readWhole(bytes: Buffer, isHead: boolean): number | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  if (isHead || BODILESS.has(status)) return status;
  const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
  if (length !== undefined)
    return bytes.length >= end + HEAD_END.length + Number(length) ? status : null;
  return bytes.toString('latin1', bytes.length - 5) === '0\r\n\r\n' ? status : null;
}
