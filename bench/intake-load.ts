import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type LoadReport = {
  failures: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
};

const PATH = '/api/functions/send-contact-email-ses';

/** Keeps `connections` connections busy with one inquiry after the other, each with words of its own. */
export async function loadIntake(
  port: number,
  connections: number,
  seconds: number,
): Promise<LoadReport> {
  const latencies: number[] = [];
  let failures = 0;
  const endsAtMs = performance.now() + seconds * 1_000;
  const startedAtMs = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepPosting(port, endsAtMs, (ms, ok) => {
        if (ok) latencies.push(ms);
        else failures += 1;
      }),
    ),
  );
  const took = (performance.now() - startedAtMs) / 1_000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;
  return {
    failures,
    perSecond: latencies.length / took,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

/** One connection over a bare socket: a client library would cost more than the server under test. */
function keepPosting(
  port: number,
  endsAtMs: number,
  onAnswer: (ms: number, ok: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let sentAtMs = 0;
    let answer = '';
    const send = () => {
      if (performance.now() >= endsAtMs) return void socket.end(() => resolve());
      answer = '';
      sentAtMs = performance.now();
      socket.write(toRequest());
      return undefined;
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const head = answer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/iu.exec(answer)?.[1] ?? 0);
      if (answer.length < head + 4 + length) return;
      onAnswer(performance.now() - sentAtMs, answer.startsWith('HTTP/1.1 200'));
      send();
    });
  });
}

const WORDS = 'We would like to place twelve machines in three buildings. '.repeat(14);

function toRequest(): string {
  const body = JSON.stringify({
    name: 'Alex Miller',
    email: 'alex@example.com',
    phone: '',
    company: 'Example Ltd',
    subject: 'Lockers',
    message: `${randomUUID()} ${WORDS}`,
    formType: 'Home Page Inquiry',
    location: '/',
    idempotencyKey: randomUUID(),
  });
  return `POST ${PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
