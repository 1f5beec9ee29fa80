import { expect, test } from 'vitest';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { newsletterWords } from '#copy/en/newsletter-words.ts';
import { startService } from '#tests/support/running-service.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { Mail } from '../mail/mail.ts';
import { createRequestSweep } from './sweep-requests.ts';

describeOnEachEngine('the newsletter', (stores) => {
  const linksIn = (mail: Mail) =>
    mail.text.match(/https:\/\/\S+/gu)!.map((link) => link.replace('https://www.example.com', ''));

  const tokenOf = (link: string) => new URL(link, 'https://x').searchParams.get('token')!;

  test('double opt-in, one-click unsubscribe, export', async () => {
    const site = await startService(stores);
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
    const { newsletter } = site.service;
    expect(await newsletter.confirm(tokenOf(confirm))).toBe(true);
    const csv = await site.service.newsletter.exportCsv();
    expect(csv).toContain('"reader@example.com"');
    expect(csv).toContain(leave);
    expect(site.mails[0]!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await newsletter.unsubscribe(tokenOf(leave))).toBe(true);
    expect(await site.service.newsletter.exportCsv()).not.toContain('reader@example.com');
    // The confirmation link of before does not bring it back.
    expect(await newsletter.confirm(tokenOf(confirm))).toBe(false);
  });

  test('asking again is answered alike, mails at most once in ten minutes, and old unsubscribe links go on working', async () => {
    const site = await startService(stores);
    const { newsletter } = site.service;
    const ask = () =>
      newsletter.subscribe({
        email: 'reader@example.com',
        location: '',
        consent: '',
        language: 'en-US',
      });
    for (let times = 0; times < 5; times++) expect(await ask()).toEqual({ outcome: 'asked' });
    await site.passUntil(() => site.mails.length === 1);
    const [, leave] = linksIn(site.mails[0]!) as [string, string];
    expect(await newsletter.unsubscribe(tokenOf(leave))).toBe(true);
    await site.clock.pass(11 * 60_000);
    await ask();
    expect(await site.passUntil(() => site.mails.length === 2)).toBe(true);
    expect(await newsletter.confirm(tokenOf(linksIn(site.mails[1]!)[0]!))).toBe(true);
    expect(await newsletter.unsubscribe(tokenOf(leave))).toBe(true);
    expect(await newsletter.exportCsv()).not.toContain('reader@example.com');
    expect(await newsletter.confirm(`${tokenOf(leave)}x`)).toBe(false);
    expect(await newsletter.unsubscribe('made.up')).toBe(false);
  });

  test('links go on working when the secret that signs them is set or changed, as long as the former one is known', async () => {
    const database = await stores.open();
    const sameStore = { ...stores, open: async () => database };
    const site = await startService(sameStore);
    await site.service.newsletter.subscribe({
      email: 'r@example.com',
      location: '',
      consent: '',
      language: 'en-US',
    });
    await site.passUntil(() => site.mails.length === 1);
    const [confirm, leave] = linksIn(site.mails[0]!) as [string, string];
    const [first, second] = ['the first secret of its own', 'the second secret of its own'];
    const set = await startService(sameStore, { FORM_SECRET: first });
    expect(await set.service.newsletter.confirm(tokenOf(confirm))).toBe(true);
    const [exported] = linksIn({ text: await set.service.newsletter.exportCsv() } as Mail);
    const changed = await startService(sameStore, {
      FORM_SECRET: `${second}, ${first}`,
    });
    expect(await changed.service.newsletter.unsubscribe(tokenOf(leave))).toBe(true);
    expect(await changed.service.newsletter.unsubscribe(tokenOf(exported!))).toBe(true);
    const forgotten = await startService(sameStore, { FORM_SECRET: second });
    expect(await forgotten.service.newsletter.unsubscribe(tokenOf(exported!))).toBe(false);
  });

  test('a plain post is the same act: checked, limited, recognised by its address, stored once and mailed', async () => {
    const site = await startService(stores, { INTAKE_LIMIT_PER_CLIENT: '3' });
    const from = { address: '192.0.2.7', fromThisSite: true, language: 'en-US' };
    const post = (email: string, sender = from) => {
      const form = new FormData();
      form.set('email', email);
      form.set('consent', 'I agree');
      form.set('location', 'https://www.example.com/blog');
      return site.service.submitNewsletterForm(form, sender);
    };
    const refused = { outcome: 'failed', status: 400, message: inquiryWords.emailFormat };
    expect(await post('ada@localhost')).toEqual({ ...refused, email: 'ada@localhost' });
    expect(await site.service.submitNewsletterForm(new FormData(), from)).toEqual({
      ...refused,
      email: '',
    });
    expect(await post('ada@example.com', { ...from, fromThisSite: false })).toMatchObject({
      status: 403,
    });
    expect(await post('ada@example.com')).toEqual({ outcome: 'asked' });
    expect(await post('ADA@example.com')).toEqual({ outcome: 'asked' });
    expect(await post('ada@example.com')).toMatchObject({ status: 429, email: 'ada@example.com' });
    await site.passUntil(() => site.mails.length > 0);
    await site.clock.pass(60_000);
    expect(site.mails).toHaveLength(1);
    const { newsletter } = site.service;
    expect(await newsletter.confirm(tokenOf(linksIn(site.mails[0]!)[0]!))).toBe(true);
    const csv = await newsletter.exportCsv();
    expect(csv).toContain('"ada@example.com"');
    expect(csv).toContain('"https://www.example.com/blog","I agree"');
  });

  // Seen failing with the address kept as it was typed: three mails.
  test('one address is mailed once, however its domain is written', async () => {
    const site = await startService(stores);
    for (const domain of ['müller.example', 'xn--mller-kva.example', 'ｍüller.example'])
      await site.service.newsletter.subscribe({
        email: `reader@${domain}`,
        location: '',
        consent: '',
        language: 'en-US',
      });
    await site.passUntil(() => site.mails.length > 0);
    await site.clock.pass(60_000);
    expect(site.mails).toHaveLength(1);
    const { query } = site.database;
    await query
      .updateTable('newsletter_subscriptions')
      .set({ email: 'reader@müller.example' })
      .execute();
    await site.service.newsletter.subscribe({
      email: 'reader@müller.example',
      location: '',
      consent: '',
      language: 'en-US',
    });
    const rows = await query.selectFrom('newsletter_subscriptions').select('email').execute();
    expect(rows).toEqual([{ email: 'reader@müller.example' }]);
  });

  // Seen failing without either of the two bounds.
  test('requests that nobody confirms end after a week, and the oldest before where there are too many', async () => {
    const site = await startService(stores, {}, false);
    const { database, clock } = site;
    const ask = (name: string) => {
      clock.jump(1_000);
      return site.service.newsletter.subscribe({
        email: `${name}@example.com`,
        location: '',
        consent: '',
        language: 'en-US',
      });
    };
    const left = async () => {
      const { query } = database;
      const requests = query.selectFrom('newsletter_subscriptions').select('email');
      const mails = query.selectFrom('outbox').select('id');
      const names = (await requests.orderBy('email').execute()).map(({ email }) => email[0]);
      return [names.join(''), (await mails.execute()).length];
    };
    for (const name of ['a', 'b', 'c', 'd', 'e']) await ask(name);
    await database.query
      .updateTable('newsletter_subscriptions')
      .set({ state: 'confirmed' })
      .where('email', '=', 'a@example.com')
      .execute();
    await createRequestSweep(database, clock, 3)();
    expect(await left()).toEqual(['acde', 3]);
    clock.jump(7 * 86_400_000);
    await ask('f');
    await createRequestSweep(database, clock, 3)();
    expect(await left()).toEqual(['af', 1]);
  });

  test('refuses what is no address, and says when there is no mail', async () => {
    const site = await startService(stores);
    expect(
      await site.service.newsletter.subscribe({
        email: 'nobody',
        location: '',
        consent: '',
        language: 'en-US',
      }),
    ).toEqual({ outcome: 'invalid' });
    const mute = await startService(stores, {}, false);
    const answer = await mute.service.routes.request('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@example.com"}',
    });
    expect(answer.status).toBe(503);
    const form = new FormData();
    form.set('email', 'a@example.com');
    expect(
      await mute.service.submitNewsletterForm(form, {
        address: null,
        fromThisSite: true,
        language: 'en-US',
      }),
    ).toMatchObject({ status: 503, message: newsletterWords.unavailable, email: 'a@example.com' });
  });

  // Seen failing: nothing was written.
  test('a request that cannot be stored is answered 503, and the log says why', async () => {
    const site = await startService(stores);
    await site.database.query.schema.dropTable('newsletter_subscriptions').execute();
    const answer = await site.service.routes.request('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@example.com"}',
    });
    expect(answer.status).toBe(503);
    expect(site.logged).toMatch(/A newsletter request could not be stored.*"reason":"\w/u);
    expect(site.logged).not.toContain('a@example.com');
  });
});
