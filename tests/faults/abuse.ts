import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { INQUIRY_FIELD_NAMES } from '#content/contact/inquiry-fields.ts';
import { FORM_BODY_MAX_BYTES } from '#server/intake/inquiries/inquiry.ts';
import { percentile } from '#tests/support/percentile.ts';
import { ONLY_SQLITE, pause, placeEnv, readPath, sesEnv, until, type Fault } from './fault.ts';
import { startFakeSes } from './fake-ses.ts';
import { post, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { inspect } from './stored.ts';

const BREAKS = [
  '\r\nBcc: evil@example.org',
  '\nTo: evil@example.org',
  '\u2028X-Evil: 1',
  '\0',
  '\u0085Cc: evil@example.org',
];
const TRICKS = [
  'evil@example.org, owner',
  '"><script>alert(1)</script>',
  '<evil@example.org>',
  '=HYPERLINK("http://evil")',
];

export const mailInjection: Fault = {
  id: 'C5',
  title: 'line breaks, address lists and markup in every field of the form',
  target: 'no header and no recipient that we did not set; HTML escaped',
  engines: ONLY_SQLITE,
  async run({ subject, place }) {
    const ses = await startFakeSes();
    const served = await serve(subject, { ...placeEnv(place), ...sesEnv(ses.url) });
    const names = [...INQUIRY_FIELD_NAMES, 'formType', 'location'];
    let taken = 0;
    for (const name of names) {
      for (const payload of [...BREAKS, ...TRICKS]) {
        const value = name === 'email' ? `alex@example.com${payload}` : `A${payload}`;
        const extra = {
          [name]: value,
          ...(name === 'message' ? {} : { message: `m ${randomUUID()}` }),
        };
        const { status } = await post(
          served.port,
          toBody({ key: randomUUID(), message: '' }, extra),
        );
        if (status === 200) taken += 1;
        else if (status !== 400) return { ok: false, measured: `${name} gave ${status}` };
      }
    }
    const waiting = async () => (await inspect(place, [])).outbox.waiting;
    const sent = await until(async () => (await waiting()) === 0, 30_000);
    served.kill('SIGTERM');
    await served.ended;
    await ses.close();
    const bad = ses.taken.filter(
      (mail) =>
        mail.to.join() !== 'owner@example.com' ||
        mail.replyTo.length > 1 ||
        mail.replyTo.some(
          (value) =>
            /[\r\n]/u.test(value) ||
            (value.match(/@/gu)?.length ?? 0) !== 1 + (value.includes('evil@example.org') ? 1 : 0),
        ) ||
        /[\r\n\0\u0085\u2028]/u.test(mail.subject) ||
        mail.headers.some(({ Name }) => Name !== 'X-Inquiry-Number') ||
        mail.html.includes('<script'),
    );
    return {
      ok: sent && bad.length === 0 && ses.taken.length > 0,
      measured: `${names.length * (BREAKS.length + TRICKS.length)} posts, ${taken} taken, ${ses.taken.length} mailed, ${bad.length} with a foreign header, recipient or markup`,
    };
  },
};

export const sizes: Fault = {
  id: 'C9',
  title: 'bodies too long, packed or endless; slow senders',
  target: '413, 415, 431 and 408; normal answers p99 < 200 ms meanwhile',
  engines: ONLY_SQLITE,
  async run({ subject, place, long }) {
    const served = await serve(subject, placeEnv(place));
    const big = await post(
      served.port,
      toBody({ key: 'too-big-key', message: 'x'.repeat(FORM_BODY_MAX_BYTES) }),
    );
    const packed = await post(served.port, gzipSync(Buffer.alloc(1_000_000)).toString('latin1'), {
      headers: { 'Content-Encoding': 'gzip' },
    });
    const header = await post(served.port, '{}', { headers: { 'X-Long': 'x'.repeat(20_000) } });
    const endless = await chunkedPost(served.port, 5 * 1024 * 1024);
    const slow = Array.from({ length: long ? 500 : 40 }, () => slowPost(served.port));
    const pings: number[] = [];
    const measuring = performance.now() + (long ? 3_000 : 800);
    while (performance.now() < measuring) {
      const startedAtMs = performance.now();
      await (await fetch(`${served.url}${readPath(subject)}`)).arrayBuffer();
      pings.push(performance.now() - startedAtMs);
      await pause(10);
    }
    const ended = await Promise.all(slow);
    served.kill('SIGTERM');
    await served.ended;
    const p99 = percentile(pings, 0.99);
    return {
      ok:
        big.status === 413 &&
        packed.status === 415 &&
        header.status === 431 &&
        endless === 413 &&
        ended.every((status) => status === 408 || status === 0) &&
        (!long || p99 < 200),
      measured: `too long ${big.status}, packed ${packed.status}, 20 kB head ${header.status}, endless ${endless}, ${slow.length} slow senders ended with ${[...new Set(ended)].join(', ')}; p99 meanwhile ${p99.toFixed(0)} ms`,
    };
  },
};

const HEAD =
  'POST /api/functions/send-contact-email-ses HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Sends a body without saying its length, until it is answered. */
function chunkedPost(port: number, bytes: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let answer = '';
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const push = () => {
      while (sent < bytes && socket.writable) {
        sent += 0x4000;
        if (!socket.write(chunk)) return void socket.once('drain', push);
      }
    };
    socket.on('connect', () => {
      socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
      push();
    });
    socket.on('data', (data: Buffer) => {
      answer += data.toString();
      resolve(Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1] ?? 0));
      socket.destroy();
    });
    socket.on('error', () => resolve(Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1] ?? 0)));
  });
}

/** Announces a body and never sends it. */
function slowPost(port: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('connect', () => socket.write(`${HEAD}Content-Length: 100\r\n\r\n{`));
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1] ?? 0)));
    socket.on('error', () => undefined);
  });
}
