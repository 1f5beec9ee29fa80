import { fc } from '#tests/support/property.ts';
import { expect, test } from 'vitest';
import { INQUIRY_FIELD_NAMES } from '#content/contact/inquiry-fields.ts';
import { goodInquiry, SEND_PATH, startService } from '#tests/support/running-service.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { FORM_BODY_MAX_BYTES } from './inquiry.ts';
import { readPlainForm } from './submit-inquiry-form.ts';

describeOnEachEngine('the function send-contact-email-ses against abuse', (stores) => {
  test('posts from other sites are refused, JSON too', async () => {
    const site = await startService(stores, {}, false);
    expect((await site.post(goodInquiry, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(
      (
        await site.post(goodInquiry, {
          Origin: 'https://www.example.com',
          'Sec-Fetch-Site': 'same-origin',
        })
      ).status,
    ).toBe(200);
    expect((await site.post(goodInquiry, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
      '',
    ]) {
      expect((await site.post(goodInquiry, { 'Content-Type': type })).status).toBe(415);
    }
    expect((await site.post(goodInquiry, { 'Content-Encoding': 'gzip' })).status).toBe(415);
    expect((await site.service.routes.request(SEND_PATH)).status).toBe(405);
    expect(
      (await site.post({ ...goodInquiry, message: 'x'.repeat(FORM_BODY_MAX_BYTES) })).status,
    ).toBe(413);
    expect(await site.database.query.selectFrom('inquiries').selectAll().execute()).toHaveLength(1);
  });

  test('1,000 plain posts of any kind and type: no fault of ours, and the words stay words', async () => {
    const site = await startService(stores, { INTAKE_LIMIT_PER_CLIENT: '20000' }, false);
    const seen = new Map<string | number, number>();
    const post = async (type: string, body: string | Uint8Array<ArrayBuffer>) => {
      const headers = { 'Content-Type': type };
      const form = await readPlainForm(
        new Request('https://www.example.com/inquiry', { method: 'POST', headers, body }),
      );
      const result = await site.service.submitInquiryForm(form, {
        address: null,
        fromThisSite: true,
        language: 'en-US',
      });
      const kind = result.outcome === 'sent' ? 'sent' : result.status;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    };
    const types = fc.constantFrom(
      ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'],
      ...['application/json', 'multipart/form-data', 'x'],
    );
    const words = fc.string({ unit: 'binary', maxLength: 200 });
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      words,
      fc.record({ name: words, email: fc.constant('a@example.com'), message: words }).map(
        // A string with half a character in it cannot be sent as a form at all.
        (fields) => new URLSearchParams(fields).toString(),
      ),
    );
    for (const [type, body] of fc.sample(fc.tuple(types, bodies), { numRuns: 1_000, seed: 7 })) {
      await post(type, body as string);
    }
    expect([...seen.keys()].sort()).toEqual([400, 'sent']);
  });

  test('10,000 bodies of any kind: no fault of ours, nothing polluted', async () => {
    const site = await startService(stores, { INTAKE_LIMIT_PER_CLIENT: '20000' }, false);
    const names = [
      ...INQUIRY_FIELD_NAMES,
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
