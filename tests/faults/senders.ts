import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export type Answer = { status: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const PATH = '/api/functions/send-contact-email-ses';

/**
 * Posts one body; status 0 when the connection broke or nothing came in time.
 * @param options `onSent`: called once it has a connection, which the body follows on
 */
export function post(
  port: number,
  body: string,
  options: {
    path?: string;
    headers?: Record<string, string>;
    limitMs?: number;
    onSent?: () => void;
  } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, body: '' });
    const sending = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path: options.path ?? PATH,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          ...options.headers,
        },
        timeout: options.limitMs ?? 15_000,
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', broken);
        response.on('aborted', broken);
      },
    );
    sending.on('error', broken);
    sending.on('socket', (socket) =>
      socket.connecting ? socket.once('connect', () => options.onSent?.()) : options.onSent?.(),
    );
    sending.on('timeout', () => sending.destroy());
    sending.end(body);
  });
}

export type Submission = { key: string; message: string };

/** A body as the site's form would send it. */
export function toBody({ key, message }: Submission, extra: Record<string, string> = {}): string {
  return JSON.stringify({
    name: 'Alex Miller',
    email: 'alex@example.com',
    phone: '',
    company: 'Example Ltd',
    subject: 'Lockers',
    message,
    formType: 'Home Page Inquiry',
    location: 'http://127.0.0.1/',
    idempotencyKey: key,
    ...extra,
  });
}

export type SendReport = {
  /** Messages answered with success. */
  acknowledged: string[];
  tries: number;
  refused503: number;
  /** Answers that should never be: neither success nor an honest refusal. */
  strange: Answer[];
  latenciesMs: number[];
  /** When the tries that were not acknowledged began, on the steady clock. */
  refusedAtMs: number[];
};

/**
 * Clients that each send one inquiry after the other, and try again with the same key until it is acknowledged.
 * @param enough asked before each new inquiry
 */
export async function sendUntil(parts: {
  ports: readonly number[];
  clients: number;
  enough: (acknowledged: number) => boolean;
  pauseMs?: number;
  /** Whether a refused inquiry is tried again until it is taken. */
  persistent?: boolean;
}): Promise<SendReport> {
  const { ports, clients, enough, pauseMs = 0, persistent = true } = parts;
  const report: SendReport = {
    acknowledged: [],
    tries: 0,
    refused503: 0,
    strange: [],
    latenciesMs: [],
    refusedAtMs: [],
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  let started = 0;
  const client = async () => {
    while (!enough(report.acknowledged.length)) {
      const submission = { key: randomUUID(), message: `message ${started++} ${randomUUID()}` };
      for (;;) {
        const port = ports[Math.floor(Math.random() * ports.length)]!;
        const startedAtMs = performance.now();
        const answer = await post(port, toBody(submission));
        report.tries += 1;
        if (answer.status === 200 && answer.body === '{"success":true}') {
          report.latenciesMs.push(performance.now() - startedAtMs);
          report.acknowledged.push(submission.message);
          break;
        }
        report.refusedAtMs.push(startedAtMs);
        if (answer.status === 503 && answer.body.includes('"fallback":true'))
          report.refused503 += 1;
        else if (answer.status !== 0) report.strange.push(answer);
        if (!persistent) break;
        await pause(20);
      }
      if (pauseMs > 0) await pause(pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return report;
}
