import { Agent, request } from 'node:http';

export type Asked = { status: number; rawHeaders: string[]; body: Buffer; tookMs: number };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks over one kept connection, as a browser that accepts brotli would, and takes the time to the last byte. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const startedAtMs = performance.now();
    const asking = request(url, { agent, headers: { 'Accept-Encoding': 'br', ...headers } });
    asking.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          rawHeaders: answer.rawHeaders,
          body: Buffer.concat(chunks),
          tookMs: performance.now() - startedAtMs,
        }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}
