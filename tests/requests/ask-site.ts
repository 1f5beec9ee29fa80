import { request as ask, type Agent } from 'node:http';

export type Asked = {
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};
export type Answered = { status: number; headers: Record<string, string>; body: string };

/**
 * node:http sends a body with DELETE, OPTIONS or TRACE and says nothing of its length: to the server that is the next
 * request, and no request at all.
 */
const lengthOf = (body?: string | Buffer) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };

/** Asks as the site's own host unless told another; rejects when nothing is answered within 20 s. */
export function askSite(agent: Agent, port: number, asked: Asked): Promise<Answered> {
  const { method = 'GET', path, headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const sent = ask(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: { host: 'vending.example', ...lengthOf(body), ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    sent.setTimeout(20_000, () => sent.destroy(new Error(`No answer: ${method} ${path}`)));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection may close just as it is taken again.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(askSite(agent, port, asked));
      else reject(error);
    });
    sent.end(body);
  });
}
