import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createHandClock, type HandClock } from '#tests/support/hand-clock.ts';
import { describeOnBothEngines, type Stores } from '#tests/support/stores.ts';
import type { SiteDatabase } from '../database/open-database.ts';
import type { Mail, MailTransport } from '../mail/mail.ts';
import { parseInquirySettings } from './inquiry-settings.ts';
import { eraseByEmail, exportByEmail } from './personal-data.ts';
import { startInquiryService, type InquiryService } from './start-inquiry-service.ts';

const PATH = '/api/functions/send-contact-email-ses';
const DAY = 86_400_000;
const good = {
  name: 'Alex',
  email: 'alex@example.com',
  message: 'Hello',
  formType: 'Home Page Inquiry',
};

type Running = {
  service: InquiryService;
  database: SiteDatabase;
  clock: HandClock;
  mails: Mail[];
  logged: string;
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Lets time pass until it holds. */
  passUntil(holds: () => boolean | Promise<boolean>, stepMs?: number): Promise<boolean>;
};

async function start(
  stores: Stores,
  env: Record<string, string> = {},
  withMail = true,
): Promise<Running> {
  const database = await stores.open();
  const clock = createHandClock();
  const mails: Mail[] = [];
  const transport: MailTransport = {
    name: 'ses',
    send: async (mail) => {
      mails.push(mail);
      return 'receipt';
    },
    close: () => undefined,
  };
  const running = { logged: '' };
  const service = await startInquiryService({
    database,
    clock,
    transport: withMail ? transport : null,
    log: (_level, message, details) =>
      (running.logged += `${message} ${JSON.stringify(details ?? {})}\n`),
    settings: parseInquirySettings(
      { EMAIL_TO: 'owner@example.com', SES_FROM_EMAIL: 'site@example.com', ...env },
      { siteUrl: 'https://www.example.com', siteName: 'Vending Solutions' },
    ),
  });
  onTestFinished(() => service.stop());
  return Object.assign(running, {
    ...{ service, database, clock, mails },
    post: async (body: unknown, headers: Record<string, string> = {}) =>
      service.routes.request(PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async passUntil(holds: () => boolean | Promise<boolean>, stepMs = 1_000) {
      for (let round = 0; round < 400; round++) {
        if (await holds()) return true;
        await clock.pass(stepMs);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return false;
    },
  });
}

describeOnBothEngines('the inquiry service', (stores) => {
  test('stores, answers exactly {success:true}, and mails the owner', async () => {
    const site = await start(stores);
    const answer = await site.post(good);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await site.passUntil(() => site.mails.length === 1)).toBe(true);
    expect(site.mails[0]).toMatchObject({
      to: ['owner@example.com'],
      replyTo: { name: 'Alex', address: 'alex@example.com' },
      subject: 'Home Page Inquiry submission (#1)',
    });
  });

  test('bad input is 400 with the error and the fields', async () => {
    const site = await start(stores);
    const answer = await site.post({ ...good, name: '', email: 'nobody' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      error: expect.stringMatching(/^Missing information: Please fill in all required fields/u),
      fields: {
        name: 'Enter your name.',
        email: 'Enter an email address like name@example.com.',
      },
    });
  });

  test('a store that cannot be written is 503 with fallback, never success', async () => {
    const site = await start(stores, {}, false);
    await site.database.query.schema.dropTable('outbox').execute();
    const answer = await site.post(good);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        success: false,
        error: expect.stringContaining('problem sending your message'),
        fallback: true,
      },
    ]);
    expect(await site.database.query.selectFrom('inquiries').selectAll().execute()).toEqual([]);
  });

  test('nothing a visitor wrote is in the log, also when the store fails', async () => {
    const site = await start(stores);
    const words = {
      name: 'Name-Canary',
      email: 'canary@example.com',
      message: 'Message-Canary',
      company: 'Company-Canary',
    };
    await site.post(words);
    await site.passUntil(() => site.mails.length === 1);
    await site.database.query.schema.dropTable('outbox').execute();
    await site.post({ ...words, subject: 'Subject-Canary' });
    expect(site.logged).toContain('could not be stored');
    expect(site.logged).not.toMatch(/canary/iu);
  });

  test('the plain form does the same act and gives the words back when something is wrong', async () => {
    const site = await start(stores);
    const form = (entries: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(entries)) data.set(name, value);
      return data;
    };
    const submit = (entries: Record<string, string>) =>
      site.service.submitInquiryForm(form(entries), { address: null });
    expect(await submit({ ...good, intent: 'inquiry' })).toEqual({ outcome: 'sent' });
    expect(await submit({ ...good, intent: 'inquiry' })).toEqual({ outcome: 'sent' });
    expect(await site.database.query.selectFrom('inquiries').selectAll().execute()).toHaveLength(1);
    expect(await submit({ ...good, email: 'nobody', phone: '1' })).toMatchObject({
      outcome: 'invalid',
      fields: { email: 'Enter an email address like name@example.com.' },
      values: {
        name: 'Alex',
        email: 'nobody',
        phone: '1',
        message: 'Hello',
        company: '',
        subject: '',
      },
    });
    await site.database.query.schema.dropTable('outbox').execute();
    expect(await submit({ ...good, message: 'another' })).toMatchObject({
      outcome: 'unavailable',
      values: { message: 'another' },
    });
  });

  test('limits: per client behind the configured proxies, spoofing has no effect, others go on', async () => {
    const site = await start(stores, { INTAKE_LIMIT_PER_CLIENT: '5', TRUSTED_PROXY_COUNT: '1' });
    const from = (address: string, index: number) =>
      site.post(
        { ...good, message: `${address} ${index}` },
        { 'X-Forwarded-For': `${index}.6.6.6, ${address}` },
      );
    const statuses = [];
    for (let index = 1; index <= 7; index++)
      statuses.push((await from('203.0.113.5', index)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await from('203.0.113.5', 9);
    expect(await refused.json()).toMatchObject({ success: false, fallback: true });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.6', 1)).status).toBe(200);
  });

  test('a form under pressure gets a task; the token names the form and the key', async () => {
    const site = await start(stores, { INTAKE_LIMIT_PER_CLIENT: '10', TRUSTED_PROXY_COUNT: '1' });
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    const token = async () =>
      (await (
        await site.service.routes.request('/api/form-token?form=Home%20Page%20Inquiry', { headers })
      ).json()) as { idempotencyKey: string; token: string; proofTask: unknown };
    const first = await token();
    expect(first.proofTask).toBeNull();
    expect((await token()).idempotencyKey).not.toBe(first.idempotencyKey);
    for (let index = 0; index < 6; index++)
      await site.post({ ...good, message: `m${index}` }, headers);
    expect((await token()).proofTask).toMatchObject({ algorithm: 'SHA-256', maxNumber: 60_000 });
    const body = { ...good, idempotencyKey: first.idempotencyKey, token: first.token };
    site.clock.jump(5_000);
    await site.post(body, { 'X-Forwarded-For': '203.0.113.99' });
    const row = await site.database.query
      .selectFrom('inquiries')
      .select(['spam_verdict', 'spam_reasons'])
      .orderBy('number', 'desc')
      .executeTakeFirst();
    expect(row).toEqual({ spam_verdict: 'clean', spam_reasons: '[]' });
  });

  test('spam is not mailed but listed in one daily digest, and can be marked as genuine', async () => {
    const site = await start(stores);
    await site.post({ ...good, referenceCode: 'filled' });
    await site.post({ ...good, message: 'second', referenceCode: 'filled' });
    await site.clock.pass(5_000);
    expect(site.mails).toEqual([]);
    await site.clock.pass(1_000);
    site.clock.jump(DAY);
    expect(await site.passUntil(() => site.mails.length === 1, 10_000)).toBe(true);
    expect(site.mails[0]!.subject).toBe('Vending Solutions: 2 tagged as spam');
    expect(site.mails[0]!.text).not.toContain('second');
    await site.service.inbox.markGenuine(2);
    expect(await site.passUntil(() => site.mails.length === 2)).toBe(true);
    expect(site.mails[1]!.subject).toBe('Home Page Inquiry submission (#2)');
  });

  test('the owner sees what became of each, and an acknowledgement repeats none of the words', async () => {
    const site = await start(stores, { MAIL_ACKNOWLEDGEMENT: 'true' });
    await site.post({ ...good, message: 'very own words' });
    await site.passUntil(() => site.mails.length === 2);
    const kept = await site.passUntil(
      async () => (await site.service.inbox.counts()).waiting === 0,
    );
    expect(kept).toBe(true);
    expect(await site.service.inbox.counts()).toEqual({ open: 1, spam: 0, parked: 0, waiting: 0 });
    const [entry] = await site.service.inbox.list();
    expect(entry!.deliveries.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'acknowledgement sent',
      'owner-mail sent',
    ]);
    const toVisitor = site.mails.find(({ to }) => to[0] === 'alex@example.com')!;
    expect(`${toVisitor.subject}${toVisitor.text}${toVisitor.html}`).not.toContain(
      'very own words',
    );
    await site.service.inbox.markHandled(1, true);
    expect(await site.service.inbox.list({ open: true })).toEqual([]);
  });

  test('without mail the inquiry waits in the inbox, and is mailed once mail is set up', async () => {
    const site = await start(stores, {}, false);
    expect(site.service.mailDescription).toMatch(/No mail is sent/u);
    expect(site.service.newsletterAvailable).toBe(false);
    await site.post(good);
    expect(await site.service.inbox.counts()).toMatchObject({ open: 1, waiting: 1 });
  });

  test('personal data of one address is exported and erased, whatever the case of its letters', async () => {
    const site = await start(stores);
    await site.post({ ...good, email: 'Alex@Example.com' });
    await site.post({ ...good, email: 'other@example.com' });
    await site.service.newsletter.subscribe({
      email: 'alex@example.com',
      location: '',
      consent: 'yes',
    });
    const held = await exportByEmail(site.database, ' alex@example.COM ');
    expect(held.inquiries).toMatchObject([{ email: 'Alex@Example.com', message: 'Hello' }]);
    expect(held.newsletter).toMatchObject([{ state: 'pending', consent: 'yes' }]);
    expect(await eraseByEmail(site.database, 'ALEX@example.com')).toEqual({
      inquiries: 1,
      subscriptions: 1,
    });
    expect(await exportByEmail(site.database, 'alex@example.com')).toMatchObject({
      inquiries: [],
      newsletter: [],
    });
    expect(await site.database.query.selectFrom('inquiries').select('email').execute()).toEqual([
      { email: 'other@example.com' },
    ]);
    const left = await site.database.query.selectFrom('outbox').select('inquiry_number').execute();
    expect(left).toEqual([{ inquiry_number: 2 }]);
  });

  test('retention deletes what is old, and nothing while the clock cannot be trusted', async () => {
    const site = await start(stores, { RETENTION_DAYS: '30' });
    await site.post(good);
    const count = async () =>
      (await site.database.query.selectFrom('inquiries').selectAll().execute()).length;
    site.clock.jump(400 * DAY);
    for (let minute = 0; minute < 5; minute++) await site.clock.pass(61_000);
    expect(await count()).toBe(1);
    site.clock.jump(-400 * DAY);
    for (let minute = 0; minute < 5; minute++) await site.clock.pass(61_000);
    expect(await count()).toBe(1);
    await site.database.query
      .updateTable('inquiries')
      .set({ received_at: site.clock.now() - 31 * DAY })
      .execute();
    // A day of true time after the jump it is trusted again.
    for (let hour = 0; hour < 25; hour++) await site.clock.pass(3_600_000 / 60);
    expect(await count()).toBe(1);
    const again = await start(
      { ...stores, open: async () => stores.openAgain(site.database) },
      { RETENTION_DAYS: '30' },
    );
    expect(await again.passUntil(async () => (await count()) === 0, 1_000)).toBe(true);
  });

  test('the webhook is signed, repeats with the same key, and gets the words', async () => {
    const got: { body: string; signature: string; key: string }[] = [];
    const crm = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      got.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['x-signature']),
        key: String(request.headers['idempotency-key']),
      });
      response.writeHead(got.length === 1 ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => crm.close(() => resolve())));
    const { port } = crm.address() as AddressInfo;
    const site = await start(stores, {
      CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
      CRM_WEBHOOK_SECRET: 'shared word',
    });
    await site.post(good);
    expect(await site.passUntil(() => got.length === 2)).toBe(true);
    const [first, second] = got as [(typeof got)[0], (typeof got)[0]];
    expect(second.key).toBe(first.key);
    expect(JSON.parse(second.body)).toMatchObject({ number: 1, name: 'Alex', message: 'Hello' });
    const { t, v1 } = Object.fromEntries(
      second.signature.split(',').map((part) => part.split('=') as [string, string]),
    );
    expect(v1).toBe(
      createHmac('sha256', 'shared word').update(`${t}.${second.body}`).digest('hex'),
    );
  });
});

describeOnBothEngines('the newsletter', (stores) => {
  const linksIn = (mail: Mail) =>
    mail.text.match(/https:\/\/\S+/gu)!.map((link) => link.replace('https://www.example.com', ''));

  test('double opt-in, one-click unsubscribe, export', async () => {
    const site = await start(stores);
    const subscribe = (email: string) =>
      site.service.routes.request('/api/newsletter', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, consent: 'I agree' }),
      });
    expect((await subscribe('Reader@Example.com')).status).toBe(200);
    const again = await subscribe('reader@example.com');
    expect(await again.json()).toMatchObject({ success: true });
    await site.passUntil(() => site.mails.length === 1);
    expect(await site.service.newsletter.exportCsv()).not.toContain('reader@example.com');
    const [confirm, leave] = linksIn(site.mails[0]!) as [string, string];
    // A scanner that opens the link confirms nothing.
    const page = await site.service.routes.request(confirm);
    expect(await page.text()).toContain('<form method="post"');
    expect(await site.service.newsletter.exportCsv()).not.toContain('reader@example.com');
    expect((await site.service.routes.request(confirm, { method: 'POST' })).status).toBe(200);
    const csv = await site.service.newsletter.exportCsv();
    expect(csv).toContain('"reader@example.com"');
    expect(csv).toContain(leave);
    expect(site.mails[0]!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const oneClick = await site.service.routes.request(leave, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect(await site.service.newsletter.exportCsv()).not.toContain('reader@example.com');
    // The confirmation link of before does not bring it back.
    expect((await site.service.routes.request(confirm, { method: 'POST' })).status).toBe(400);
  });

  test('asking again is answered alike, mails at most once in ten minutes, and old unsubscribe links go on working', async () => {
    const site = await start(stores);
    const { newsletter } = site.service;
    const ask = () =>
      newsletter.subscribe({ email: 'reader@example.com', location: '', consent: '' });
    for (let times = 0; times < 5; times++) expect(await ask()).toEqual({ outcome: 'asked' });
    await site.passUntil(() => site.mails.length === 1);
    const token = (link: string) => new URL(link, 'https://x').searchParams.get('token')!;
    const [, leave] = linksIn(site.mails[0]!) as [string, string];
    expect(await newsletter.unsubscribe(token(leave))).toBe(true);
    await site.clock.pass(11 * 60_000);
    await ask();
    expect(await site.passUntil(() => site.mails.length === 2)).toBe(true);
    expect(await newsletter.confirm(token(linksIn(site.mails[1]!)[0]!))).toBe(true);
    expect(await newsletter.unsubscribe(token(leave))).toBe(true);
    expect(await newsletter.exportCsv()).not.toContain('reader@example.com');
    expect(await newsletter.confirm(`${token(leave)}x`)).toBe(false);
    expect(await newsletter.unsubscribe('made.up')).toBe(false);
  });

  test('refuses what is no address, and says when there is no mail', async () => {
    const site = await start(stores);
    expect(
      await site.service.newsletter.subscribe({ email: 'nobody', location: '', consent: '' }),
    ).toEqual({ outcome: 'invalid' });
    const mute = await start(stores, {}, false);
    const answer = await mute.service.routes.request('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@example.com"}',
    });
    expect(answer.status).toBe(503);
  });
});

describeOnBothEngines('the function send-contact-email-ses against abuse', (stores) => {
  test('posts from other sites are refused, JSON too', async () => {
    const site = await start(stores, {}, false);
    expect((await site.post(good, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(
      (
        await site.post(good, {
          Origin: 'https://www.example.com',
          'Sec-Fetch-Site': 'same-origin',
        })
      ).status,
    ).toBe(200);
    expect((await site.post(good, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
      '',
    ]) {
      expect((await site.post(good, { 'Content-Type': type })).status).toBe(415);
    }
    expect((await site.post(good, { 'Content-Encoding': 'gzip' })).status).toBe(415);
    expect((await site.service.routes.request(PATH)).status).toBe(405);
    expect((await site.post({ ...good, message: 'x'.repeat(33_000) })).status).toBe(413);
    expect(await site.database.query.selectFrom('inquiries').selectAll().execute()).toHaveLength(1);
  });

  test('10,000 bodies of any kind: no fault of ours, nothing polluted', async () => {
    const site = await start(stores, { INTAKE_LIMIT_TOTAL: '1000000' }, false);
    const names = [
      'name',
      'email',
      'phone',
      'company',
      'subject',
      'message',
      'formType',
      'location',
      'token',
      'proof',
      'idempotencyKey',
      '__proto__',
      'constructor',
      'toString',
    ];
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('a@example.com', 'x'.repeat(9_000), '=1', '\r\nBcc: x', '\ud800', '\0'),
      fc.anything({ maxDepth: 2 }),
    );
    const bodies = fc.oneof(
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
      { weight: 2, arbitrary: fc.json() },
      {
        weight: 3,
        arbitrary: fc
          .dictionary(fc.constantFrom(...names), values, { maxKeys: 12, noNullPrototype: true })
          .map(
            (body) =>
              JSON.stringify(body, (_, value: unknown) =>
                typeof value === 'bigint' ? String(value) : value,
              ) ?? '',
          ),
      },
      {
        weight: 3,
        arbitrary: fc
          .record({ name: values, email: fc.constant('a@example.com'), message: values })
          .map(
            (body) =>
              JSON.stringify(body, (_, value: unknown) =>
                typeof value === 'bigint' ? String(value) : value,
              ) ?? '',
          ),
      },
    );
    const seen = new Map<number, number>();
    const cases = fc.sample(bodies, {
      numRuns: stores.engine === 'sqlite' ? 10_000 : 1_000,
      seed: 7_245,
    });
    for (let start = 0; start < cases.length; start += 100) {
      const answers = await Promise.all(
        cases.slice(start, start + 100).map((body) => site.post(body)),
      );
      for (const { status } of answers) seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    expect([...seen.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(seen.get(200)).toBeGreaterThan(cases.length / 20);
    expect(seen.get(400)).toBeGreaterThan(cases.length / 20);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  }, 120_000);
});
