import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { parseSettings } from '../../settings.ts';
import { checkSmtp } from './check-smtp.ts';
import { parseProbeAddress, sendProbe } from './send-probe.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function serve(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, ...options });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', () => resolve()));
  ends.push(() => server.close(() => undefined));
  return (server.server.address() as AddressInfo).port;
}

/** An address of this machine that does not look like one, so that encryption is asked for. */
const FAR = '0.0.0.0';

describe('A server of SMTP', () => {
  it('without encryption is fine on this machine, and a warning elsewhere', async () => {
    const port = await serve({ disabledCommands: ['STARTTLS'] });
    expect(await checkSmtp(`smtp://127.0.0.1:${port}`)).toMatchObject({ state: 'ok' });
    expect(await checkSmtp(`smtp://${FAR}:${port}`)).toMatchObject({
      ...{ state: 'warning', found: expect.stringContaining('without encryption') as string },
    });
  });

  it('with a certificate that nobody vouches for is a fault of the certificate', async () => {
    const upgraded = await serve({});
    expect(await checkSmtp(`smtp://${FAR}:${upgraded}`)).toMatchObject({
      ...{ state: 'fault', found: expect.stringContaining('the certificate of SMTP') as string },
    });
    const encrypted = await serve({ secure: true });
    expect(await checkSmtp(`smtps://${FAR}:${encrypted}`)).toMatchObject({
      ...{ state: 'fault', found: expect.stringContaining('the certificate of SMTP') as string },
    });
  });

  it('that does not take the password says so, and never tells it', async () => {
    const port = await serve({
      ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    const finding = await checkSmtp(`smtp://user:s3cret-word@127.0.0.1:${port}`);
    expect(finding).toMatchObject({ state: 'fault', todo: 'Check user and password in SMTP_URL.' });
    expect(JSON.stringify(finding)).not.toContain('s3cret-word');
  });
});

describe('A probe', () => {
  const settingsFor = (port: number) =>
    parseSettings({
      EMAIL_TO: 'owner@example.com',
      MAIL_FROM: 'Site <site@example.com>',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    }).inquiries;

  it('is one mail to that address, and names where to look', async () => {
    const taken: { to: string[]; raw: string }[] = [];
    const port = await serve({
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
        stream.on('end', () => {
          taken.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
    const finding = await sendProbe('someone@example.org', settingsFor(port));
    expect(taken.map(({ to }) => to)).toEqual([['someone@example.org']]);
    const id = /^Message-ID: (\S+)/imu.exec(taken[0]!.raw)![1]!;
    expect(finding.state).toBe('ok');
    expect(finding.found).toContain(id);
    expect(finding.todo).toMatch(
      /Authentication-Results: spf=pass.*header\.d=example\.com.*dmarc=pass/u,
    );
  });

  it('that is not sent is a fault with its reason', async () => {
    expect(await sendProbe('a@example.org', settingsFor(1))).toMatchObject({
      ...{ state: 'fault', found: expect.stringContaining('cannot be reached') as string },
    });
    expect(await sendProbe('a@example.org', parseSettings({}).inquiries)).toMatchObject({
      ...{ state: 'fault', found: 'not sent: no mail is set up' },
    });
  });

  it('takes an address only, and names the argument otherwise', () => {
    expect(parseProbeAddress(' info@bücher.example ')).toBe('info@xn--bcher-kva.example');
    for (const given of ['', 'someone', 'a@b', 'a@example.com,b@example.com', 'jörg@example.com'])
      expect(() => parseProbeAddress(given)).toThrow(/^--probe must be/u);
  });
});
