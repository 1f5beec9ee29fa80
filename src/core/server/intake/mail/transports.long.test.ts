import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { startFakeSes, type FakeSes, type SesBehaviour } from '#tests/faults/fake-ses.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Mail } from './mail.ts';
import { createSesTransport } from './ses-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const mail: Mail = {
  from: 'site@example.com',
  to: ['owner@example.com', 'second@example.com'],
  replyTo: {
    name: 'Eve\r\nBcc: evil@example.org, "x" <evil@example.org>',
    address: 'visitor@example.com',
  },
  subject: 'Home Page Inquiry: ünïcode\r\nBcc: evil@example.org (#7)',
  text: 'first line\n.\n.dot line\nBcc: evil@example.org\n',
  html: '<p>first line</p>',
  headers: { 'X-Inquiry-Number': '7' },
  tags: { inquiry: '7' },
};

/** Written as owners write it in settings. */
const german: Mail = {
  ...mail,
  from: 'Müller, Automaten <site@müller.example>',
  to: ['kontakt@müller.example'],
};
const GERMAN_FROM = '=?UTF-8?Q?M=C3=BCller=2C_Automaten?= <site@xn--mller-kva.example>';
const GERMAN_TO = 'kontakt@xn--mller-kva.example';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const never = new AbortController().signal;
const failureOf = (sending: Promise<string>) =>
  sending.then(
    () => 'delivered',
    (error: unknown) =>
      error instanceof DeliveryError ? error.failure : `other: ${String(error)}`,
  );

describe('Amazon SES', () => {
  const sesAt = (endpoint: string) => {
    const transport = createSesTransport({
      region: 'eu-central-1',
      endpoint,
      credentials: { accessKeyId: 'a', secretAccessKey: 's' },
    });
    closing.push(() => transport.close());
    return transport;
  };
  const fake = async (behaviour: SesBehaviour): Promise<FakeSes> => {
    const ses = await startFakeSes(0);
    ses.behave = () => behaviour;
    closing.push(() => ses.close());
    return ses;
  };

  test('sends text, HTML, reply-to, number and tag to the endpoint that is set', async () => {
    const ses = await fake('ok');
    expect(await sesAt(ses.url).send(mail, never)).toBe('fake-1');
    const [sent] = ses.taken;
    expect(sent).toMatchObject({
      number: 7,
      to: ['owner@example.com', 'second@example.com'],
      text: mail.text,
    });
    expect(sent!.replyTo.join()).toMatch(/^[^<>]+ <visitor@example\.com>$/u);
  });

  // Seen failing: sent as they were typed, which SES refuses.
  test('gets addresses in ASCII', async () => {
    const ses = await fake('ok');
    await sesAt(ses.url).send(german, never);
    expect(ses.taken).toMatchObject([{ from: GERMAN_FROM, to: [GERMAN_TO] }]);
  });

  test.each([
    ['throttle', 'unavailable'],
    ['fault', 'unavailable'],
    ['refuse', 'refused'],
    ['cut', 'ambiguous'],
  ] as const)('%s is %s', async (behaviour, expected) => {
    const ses = await fake(behaviour);
    expect(await failureOf(sesAt(ses.url).send(mail, never))).toBe(expected);
    expect(ses.requests).toHaveLength(1);
  });

  test('nothing listening is unavailable, bad keys are misconfigured', async () => {
    expect(await failureOf(sesAt('http://127.0.0.1:1').send(mail, never))).toBe('unavailable');
    const denying = createServer((_, response) => {
      response.writeHead(403, { 'x-amzn-ErrorType': 'AccessDeniedException' });
      response.end('{"message":"no"}');
    });
    await new Promise<void>((resolve) => denying.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => denying.close(resolve)));
    const { port } = denying.address() as AddressInfo;
    expect(await failureOf(sesAt(`http://127.0.0.1:${port}`).send(mail, never))).toBe(
      'misconfigured',
    );
  });
});

describe('SMTP', () => {
  type Received = { recipients: string[]; raw: string };
  async function smtp(
    options: { refuse?: number; dropAtEnd?: boolean } = {},
  ): Promise<{ url: string; received: Received[] }> {
    const received: Received[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
        stream.on('end', () => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
          if (options.dropAtEnd) return void server.close(() => undefined);
          if (options.refuse) {
            const refusal = Object.assign(new Error('no'), { responseCode: options.refuse });
            return done(refusal);
          }
          return done();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    return { url: `smtp://127.0.0.1:${port}`, received };
  }

  test('line breaks in every visible field make no header and no recipient', async () => {
    const { url, received } = await smtp();
    await createSmtpTransport(url).send(mail, never);
    const [{ recipients, raw }] = received as [Received];
    expect(recipients).toEqual(['owner@example.com', 'second@example.com']);
    const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/gu, ' ');
    const names = head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    expect(names).not.toContain('bcc');
    expect(names.filter((name) => name === 'to' || name === 'cc')).toEqual(['to']);
    const replyTo = head.split('\r\n').find((line) => line.startsWith('Reply-To:'))!;
    expect(replyTo.match(/<[^>]*>/gu)).toEqual(['<visitor@example.com>']);
    expect(head).toContain('X-Inquiry-Number: 7');
  });

  // Seen failing without handing it on: each copy had one of the library's making.
  test('every copy of a mail has the Message-ID it was given', async () => {
    const { url, received } = await smtp();
    const messageId = '<of-the-row@www.example.com>';
    for (let time = 0; time < 2; time += 1)
      await createSmtpTransport(url).send({ ...mail, messageId }, never);
    const ids = received.map(({ raw }) => /^Message-ID: (.*)\r$/mu.exec(raw)?.[1]);
    expect(ids).toEqual([messageId, messageId]);
  });

  test('gets the same addresses', async () => {
    const { url, received } = await smtp();
    await createSmtpTransport(url).send(german, never);
    const [{ raw }] = received as [Received];
    const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/gu, ' ');
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([`From: ${GERMAN_FROM}`, `To: ${GERMAN_TO}`]),
    );
  });

  test.each([
    [550, 'refused'],
    [451, 'deferred'],
  ] as const)('an answer of %i is %s', async (refuse, expected) => {
    const { url } = await smtp({ refuse });
    expect(await failureOf(createSmtpTransport(url).send(mail, never))).toBe(expected);
  });

  test('nothing listening is unavailable', async () => {
    expect(await failureOf(createSmtpTransport('smtp://127.0.0.1:1').send(mail, never))).toBe(
      'unavailable',
    );
  });

  test('nothing is sent once the time is over', async () => {
    const { url, received } = await smtp();
    const sending = createSmtpTransport(url).send(mail, AbortSignal.abort());
    expect(await failureOf(sending)).toBe('unavailable');
    expect(received).toEqual([]);
  });

  test('a wrong password is misconfigured', async () => {
    const server = new SMTPServer({
      authMethods: ['PLAIN'],
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    expect(
      await failureOf(createSmtpTransport(`smtp://u:p@127.0.0.1:${port}`).send(mail, never)),
    ).toBe('misconfigured');
  });
});
