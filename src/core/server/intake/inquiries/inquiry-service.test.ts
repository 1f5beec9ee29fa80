import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readSiteValue } from '../../store/site-values.ts';
import { INTAKE_PARTS, goodInquiry, startService } from '#tests/support/running-service.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { eraseByEmail, exportByEmail } from './personal-data.ts';

const WORKER = { id: 'worker', email: 'worker@example.com', name: 'Will Worker' };
const DAY = 86_400_000;

describeOnEachEngine('the inquiry service', (stores) => {
  test('stores, answers exactly {success:true}, and mails the owner', async () => {
    const site = await startService(stores);
    const answer = await site.post(goodInquiry);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await site.passUntil(() => site.mails.length === 1)).toBe(true);
    expect(site.mails[0]).toMatchObject({
      to: ['owner@example.com'],
      replyTo: { name: 'Alex', address: 'alex@example.com' },
      subject: 'Home Page Inquiry submission – Alex (#1)',
    });
  });

  test('keeps a search text beside each inquiry, also of those that an older version took in', async () => {
    const site = await startService(stores);
    await site.post({ ...goodInquiry, name: 'Łukasz Żółć', company: 'A & B' });
    const texts = () =>
      site.database.query.selectFrom('inquiry_search_texts').selectAll().execute();
    const made = await texts();
    expect(made).toEqual([
      { inquiry_number: 1, text: expect.stringMatching(/^lukasz zolc\n.*\na & b\n/u) },
    ]);
    await site.database.query.deleteFrom('inquiry_search_texts').execute();
    const again = await startService({ ...stores, open: async () => site.database }, {}, false);
    expect(await texts()).toEqual(made);
    // An instance of the older version goes on during an update.
    await again.database.query.deleteFrom('inquiry_search_texts').execute();
    expect(await again.passUntil(async () => (await texts()).length === 1)).toBe(true);
    await eraseByEmail(site.database, goodInquiry.email, INTAKE_PARTS);
    expect(await texts()).toEqual([]);
  });

  test('bad input is 400 with the error and the fields', async () => {
    const site = await startService(stores);
    const answer = await site.post({ ...goodInquiry, name: '', email: 'nobody' });
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
    const site = await startService(stores, {}, false);
    await site.database.query.schema.dropTable('outbox').execute();
    const answer = await site.post(goodInquiry);
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
    const site = await startService(stores);
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
    const site = await startService(stores);
    const form = (entries: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(entries)) data.set(name, value);
      return data;
    };
    const submit = (entries: Record<string, string>) =>
      site.service.submitInquiryForm(form(entries), {
        address: null,
        fromThisSite: true,
        language: 'en-US',
      });
    expect(await submit({ ...goodInquiry, intent: 'inquiry' })).toEqual({ outcome: 'sent' });
    expect(await submit({ ...goodInquiry, intent: 'inquiry' })).toEqual({ outcome: 'sent' });
    expect(await site.database.query.selectFrom('inquiries').selectAll().execute()).toHaveLength(1);
    expect(await submit({ ...goodInquiry, email: 'nobody', phone: '1' })).toMatchObject({
      outcome: 'failed',
      status: 400,
      message: '',
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
    expect(await submit({ ...goodInquiry, message: 'another' })).toMatchObject({
      outcome: 'failed',
      status: 503,
      values: { message: 'another' },
    });
  });

  test('limits: per client behind the configured proxies, spoofing has no effect, others go on', async () => {
    const site = await startService(stores, {
      INTAKE_LIMIT_PER_CLIENT: '5',
      TRUSTED_PROXY_COUNT: '1',
    });
    const from = (address: string, index: number) =>
      site.post(
        { ...goodInquiry, message: `${address} ${index}` },
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
    const site = await startService(stores, {
      INTAKE_LIMIT_PER_CLIENT: '10',
      TRUSTED_PROXY_COUNT: '1',
    });
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    const token = async () =>
      (await (
        await site.service.routes.request('/api/form-token?form=Home%20Page%20Inquiry', { headers })
      ).json()) as { idempotencyKey: string; token: string; proofTask: unknown };
    const first = await token();
    expect(first.proofTask).toBeNull();
    expect((await token()).idempotencyKey).not.toBe(first.idempotencyKey);
    for (let index = 0; index < 6; index++)
      await site.post({ ...goodInquiry, message: `m${index}` }, headers);
    expect((await token()).proofTask).toMatchObject({ algorithm: 'SHA-256', maxNumber: 60_000 });
    const body = { ...goodInquiry, idempotencyKey: first.idempotencyKey, token: first.token };
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
    const site = await startService(stores);
    await site.post({ ...goodInquiry, referenceCode: 'filled' });
    await site.post({ ...goodInquiry, message: 'second', referenceCode: 'filled' });
    await site.clock.pass(5_000);
    expect(site.mails).toEqual([]);
    await site.clock.pass(1_000);
    site.clock.jump(DAY);
    expect(await site.passUntil(() => site.mails.length === 1, 10_000)).toBe(true);
    expect(site.mails[0]!.subject).toBe('Vending Solutions: 2 tagged as spam');
    expect(site.mails[0]!.text).not.toContain('second');
    await site.service.work.markGenuine(new Map([[2, {}]]), WORKER);
    expect(await site.passUntil(() => site.mails.length === 2)).toBe(true);
    expect(site.mails[1]!.subject).toBe('Home Page Inquiry submission – Alex (#2)');
  });

  test('the owner sees what became of each, and an acknowledgement repeats the words without addresses', async () => {
    const site = await startService(stores, {
      MAIL_ACKNOWLEDGEMENT: 'true',
      MAIL_RESPONSE_DAYS: '1',
    });
    await site.post({ ...goodInquiry, message: 'very own words at shop.example/buy' });
    await site.passUntil(() => site.mails.length === 2);
    const kept = await site.passUntil(async () => (await site.service.counts()).waiting === 0);
    expect(kept).toBe(true);
    expect(await site.service.counts()).toMatchObject({
      ...{ fresh: 1, unread: 1, spam: 0, parked: 0, waiting: 0 },
    });
    const { query } = site.database;
    const sent = query.selectFrom('outbox').select(['kind', 'state']).orderBy('kind');
    expect(await sent.execute()).toEqual([
      { kind: 'acknowledgement', state: 'sent' },
      { kind: 'owner-mail', state: 'sent' },
    ]);
    const toVisitor = site.mails.find(({ to }) => to[0] === 'alex@example.com')!;
    expect(toVisitor.text).toContain('very own words at [address left out]');
    expect(toVisitor.text).toContain('You will hear from us within one working day. ');
    expect(`${toVisitor.subject}${toVisitor.text}${toVisitor.html}`).not.toContain('shop.example');
    await site.service.work.changeStage(new Map([[1, {}]]), 'contacted', WORKER);
    expect(await site.service.counts()).toMatchObject({ fresh: 0 });
  });

  test('without mail the inquiry waits in the inbox, and is mailed once mail is set up', async () => {
    const site = await startService(stores, {}, false);
    expect(site.service.mailDescription).toMatch(/No mail is sent/u);
    expect(site.service.isMailed).toBe(false);
    await site.post(goodInquiry);
    expect(await site.service.counts()).toMatchObject({ fresh: 1, waiting: 1 });
  });

  test('personal data of one address is exported and erased, whatever the case of its letters', async () => {
    const site = await startService(stores);
    await site.post({ ...goodInquiry, email: 'Alex@Example.com' });
    await site.post({ ...goodInquiry, email: 'other@example.com' });
    await site.service.newsletter.subscribe({
      email: 'alex@example.com',
      location: '',
      consent: 'yes',
      language: 'en-US',
    });
    const held = await exportByEmail(site.database, ' alex@example.COM ', INTAKE_PARTS);
    expect(held.inquiries).toMatchObject([{ email: 'Alex@Example.com', message: 'Hello' }]);
    expect(held.newsletter).toMatchObject([{ state: 'pending', consent: 'yes' }]);
    expect(await eraseByEmail(site.database, 'ALEX@example.com', INTAKE_PARTS)).toEqual({
      ...{ inquiries: 1, newsletter: 1, mails: 0 },
    });
    expect(await exportByEmail(site.database, 'alex@example.com', INTAKE_PARTS)).toMatchObject({
      inquiries: [],
      newsletter: [],
    });
    expect(await site.database.query.selectFrom('inquiries').select('email').execute()).toEqual([
      { email: 'other@example.com' },
    ]);
    const left = await site.database.query.selectFrom('outbox').select('inquiry_number').execute();
    expect(left).toEqual([{ inquiry_number: 2 }]);
  });

  test('personal data is found in any letters, and by either form of a domain', async () => {
    const site = await startService(stores);
    await site.post({ ...goodInquiry, email: 'ÜRSULA@MÜLLER.example' });
    await site.post({ ...goodInquiry, email: 'ursula@müller.example' });
    await site.service.newsletter.subscribe({
      email: 'Ürsula@Müller.example',
      location: '',
      consent: 'yes',
      language: 'en-US',
    });
    const accentsApart = 'ürsula@müller.example'.normalize('NFD');
    for (const written of ['ürsula@müller.example', 'Ürsula@xn--mller-kva.example', accentsApart]) {
      const held = await exportByEmail(site.database, written, INTAKE_PARTS);
      expect(held.inquiries).toMatchObject([{ email: 'ÜRSULA@MÜLLER.example' }]);
      expect(held.newsletter).toHaveLength(1);
    }
    expect(await eraseByEmail(site.database, 'ürsula@XN--mller-kva.example', INTAKE_PARTS)).toEqual(
      {
        ...{ inquiries: 1, newsletter: 1, mails: 0 },
      },
    );
    expect(await eraseByEmail(site.database, 'nobody@müller.example', INTAKE_PARTS)).toEqual({
      ...{ inquiries: 0, newsletter: 0, mails: 0 },
    });
  });

  test('retention deletes what is old, and nothing while the clock cannot be trusted', async () => {
    const site = await startService(stores, { RETENTION_DAYS: '30' });
    await site.post(goodInquiry);
    const count = async () =>
      (await site.database.query.selectFrom('inquiries').selectAll().execute()).length;
    // The daily work goes its own pace on a slow store: each jump counts only once it has been seen.
    const isSeen = async () => {
      const seen = Number(await readSiteValue(site.database.query, 'clock-last-seen'));
      return Math.abs(site.clock.now() - seen) < DAY;
    };
    expect(await site.passUntil(isSeen)).toBe(true);
    site.clock.jump(400 * DAY);
    expect(await site.passUntil(isSeen, 61_000)).toBe(true);
    expect(await count()).toBe(1);
    site.clock.jump(-400 * DAY);
    expect(await site.passUntil(isSeen, 61_000)).toBe(true);
    expect(await count()).toBe(1);
    await site.database.query
      .updateTable('inquiries')
      .set({ received_at: site.clock.now() - 31 * DAY })
      .execute();
    // For a day after the jump the clock is not believed; a process that starts with it set right believes it.
    for (let minute = 0; minute < 25; minute++) await site.clock.pass(60_000);
    expect(await count()).toBe(1);
    const again = await startService(
      { ...stores, open: async () => stores.openAgain(site.database) },
      { RETENTION_DAYS: '30' },
    );
    expect(await again.passUntil(async () => (await count()) === 0, 1_000)).toBe(true);
  });

  test('the webhook is signed, repeats with the same key, and gets the words', async () => {
    const got: { body: string; signature: string; key: string; headers: IncomingHttpHeaders }[] =
      [];
    const crm = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      got.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['x-signature']),
        key: String(request.headers['idempotency-key']),
        headers: request.headers,
      });
      response.writeHead(got.length === 1 ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => crm.close(() => resolve())));
    const { port } = crm.address() as AddressInfo;
    const site = await startService(stores, {
      CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
      CRM_WEBHOOK_SECRET: 'shared word',
    });
    await site.post(goodInquiry);
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
    // By the rules themselves, https://www.standardwebhooks.com: the word is the key as it stands.
    const {
      'webhook-id': id,
      'webhook-timestamp': sentAt,
      'webhook-signature': sign,
    } = second.headers;
    const signed = `${id}.${sentAt}.${second.body}`;
    expect([id, sentAt]).toEqual([second.key, String(Math.floor(Number(t) / 1_000))]);
    expect(sign).toBe(`v1,${createHmac('sha256', 'shared word').update(signed).digest('base64')}`);
  });
});
