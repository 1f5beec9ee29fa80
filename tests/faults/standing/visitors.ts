import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { pause } from '../fault.ts';
import { toBody } from '../senders.ts';
import { PUBLIC_NAME, type ProxyInFront } from './proxy-in-front.ts';

const PAGES = ['/', '/products', '/machines', '/technology', '/blog', '/contact', '/about'];
const SEND_PATH = '/api/functions/send-contact-email-ses';
const SCRIPT = /\/assets\/[\w.-]+\.js/gu;
/** Between a visitor's inquiries, and between tries of one. */
const PAUSE_MS = 200;

type Asked = { path: string; body?: string };
type Answer = { status: number; text: string };

export type Seen = {
  /** Answers of any kind. */
  answers: number;
  pages: number;
  /** Scripts that pages named, and how many of them were not there. */
  scripts: number;
  missingScripts: number;
  acknowledged: string[];
  /** Answers 5xx and broken connections, each with what was asked. */
  failures: string[];
};

/** Lets callers pass at an even rate. */
function createPace(perSecond: number): () => Promise<void> {
  let nextMs = 0;
  return async () => {
    nextMs = Math.max(nextMs + 1_000 / perSecond, performance.now());
    await pause(Math.max(0, nextMs - performance.now()));
  };
}

/** Asks one visitor's questions from an address of its own, over connections that are kept. */
function createVisitor({ port, ca }: ProxyInFront, number: number, pace: () => Promise<void>) {
  // Another network each: ip_hash looks at the first three parts of an address.
  const localAddress = `127.0.${number + 1}.1`;
  const agent = new Agent({ keepAlive: true, ca, servername: PUBLIC_NAME, localAddress });
  return async ({ path, body }: Asked): Promise<Answer> => {
    await pace();
    return new Promise((resolve) => {
      const broken = (error: Error) => resolve({ status: 0, text: error.message });
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            Host: PUBLIC_NAME,
            ...(body !== undefined && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(body),
            }),
          },
          timeout: 20_000,
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve({ status: answer.statusCode!, text }));
          answer.on('error', broken);
        },
      );
      sent.on('error', broken);
      sent.on('timeout', () => sent.destroy(new Error('nothing came within 20 s')));
      sent.end(body);
    });
  };
}

/**
 * Visitors who read page after page with their scripts, and others who send, each until told to stop.
 * @param counts how many there are of each, and how many requests a second they make between them
 */
export function startVisitors(
  proxy: ProxyInFront,
  counts: { readers: number; senders: number; perSecond: number },
): { seen: Seen; stop(): Promise<void> } {
  const pace = createPace(counts.perSecond);
  const seen: Seen = {
    answers: 0,
    pages: 0,
    scripts: 0,
    missingScripts: 0,
    acknowledged: [],
    failures: [],
  };
  let going = true;
  const note = (asked: string, { status, text }: Answer) => {
    seen.answers += 1;
    if (status === 0 || status >= 500)
      seen.failures.push(`${asked}: ${status || text} at page ${seen.pages}`);
    return status;
  };
  const reader = async (number: number) => {
    const ask = createVisitor(proxy, number, pace);
    for (let turn = number; going; turn++) {
      const path = PAGES[turn % PAGES.length]!;
      const page = await ask({ path });
      if (note(path, page) === 200) seen.pages += 1;
      for (const script of new Set(page.text.match(SCRIPT))) {
        const status = note(script, await ask({ path: script }));
        seen.scripts += 1;
        if (status === 404) seen.missingScripts += 1;
      }
    }
  };
  const sender = async (number: number) => {
    const ask = createVisitor(proxy, number, pace);
    while (going) {
      const message = `during an update ${randomUUID()}`;
      const body = toBody({ key: randomUUID(), message });
      // Tried again until it is taken, as the form does when its visitor presses the button again.
      for (;;) {
        const answer = await ask({ path: SEND_PATH, body });
        if (note('send', answer) === 200) break;
        await pause(PAUSE_MS);
      }
      seen.acknowledged.push(message);
      await pause(PAUSE_MS);
    }
  };
  const all = [
    ...Array.from({ length: counts.readers }, (_, index) => reader(index)),
    ...Array.from({ length: counts.senders }, (_, index) => sender(counts.readers + index)),
  ];
  return {
    seen,
    async stop() {
      going = false;
      await Promise.all(all);
    },
  };
}
