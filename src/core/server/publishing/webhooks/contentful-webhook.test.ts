import { expect, test } from 'vitest';
import { signRequest } from 'contentful-emulator';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { SiteDatabase } from '../../store/open-database.ts';
import type { Publication } from '../publication.ts';
import { contentfulWebhook, WEBHOOK_PATH } from './contentful-webhook.ts';
import { readLastWebhook } from './last-webhook.ts';

const SECRET = 'a'.repeat(64);
const silent = () => undefined;

function entryBody(more: object = {}): string {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'machine' } };
  return JSON.stringify({
    sys: { type: 'Entry', id: 'm1', contentType, publishedCounter: 3, ...more },
  });
}

function open(database: SiteDatabase, secrets = [SECRET]) {
  const clock = createHandClock();
  const announced: Publication[] = [];
  const failing = { times: 0 };
  const drafts = { count: 0 };
  const routes = contentfulWebhook({
    secrets,
    database,
    clock,
    log: silent,
    trustedProxyCount: 0,
    publishing: {
      async announceDraft() {
        drafts.count++;
      },
      async announce(publication) {
        if (failing.times-- > 0) throw new Error('nobody listens');
        announced.push(publication);
      },
    },
  });
  const post = async (body: string, headers: Record<string, string>) =>
    (await routes.request(`http://site.example${WEBHOOK_PATH}`, { method: 'POST', body, headers }))
      .status;
  const signed = (body: string, secret = SECRET, sentAtMs = clock.now()) => {
    const plain = { 'x-contentful-topic': 'ContentManagement.Entry.publish' };
    const url = new URL(`http://site.example${WEBHOOK_PATH}`);
    return { ...plain, ...signRequest(secret, 'POST', url, plain, body, sentAtMs) };
  };
  return { clock, announced, drafts, failing, post, signed, routes };
}

describeOnEachEngine('the webhook of the content service', (stores) => {
  test('a signed publication is announced', async () => {
    const { announced, post, signed } = open(await stores.open());
    expect(await post(entryBody(), signed(entryBody()))).toBe(202);
    expect(announced).toEqual([
      { id: 'm1', kind: 'Entry', contentType: 'machine', gone: false, revision: 3 },
    ]);
  });

  test('a saved draft is told to previews and publishes nothing', async () => {
    const { announced, drafts, post, signed } = open(await stores.open());
    const neverPublished = entryBody({ version: 2, publishedCounter: undefined });
    expect(await post(neverPublished, signed(neverPublished))).toBe(202);
    const changedSince = entryBody({ version: 9, publishedVersion: 7 });
    expect(await post(changedSince, signed(changedSince))).toBe(202);
    expect([drafts.count, announced]).toEqual([2, []]);
    const published = entryBody({ version: 9, publishedVersion: 8 });
    expect(await post(published, signed(published))).toBe(202);
    expect([drafts.count, announced.length]).toEqual([2, 1]);
  });

  test('the owner’s page can say when the last one was taken', async () => {
    const database = await stores.open();
    const { clock, post, signed } = open(database);
    expect(await readLastWebhook(database.query)).toBeNull();
    await post('{}', { 'x-contentful-signature': 'forged' });
    expect(await readLastWebhook(database.query)).toBeNull();
    await post(entryBody(), signed(entryBody()));
    expect(await readLastWebhook(database.query)).toBe(clock.now());
  });

  test('a deleted asset is gone', async () => {
    const { announced, post, signed } = open(await stores.open());
    const body = JSON.stringify({ sys: { type: 'DeletedAsset', id: 'a1' } });
    expect(await post(body, signed(body))).toBe(202);
    expect(announced).toEqual([
      { id: 'a1', kind: 'Asset', contentType: null, gone: true, revision: null },
    ]);
  });

  test('a replayed one does nothing, on another process of the site neither', async () => {
    const database = await stores.open();
    const first = open(database);
    const second = open(await stores.openAgain(database));
    const headers = first.signed(entryBody());
    await first.post(entryBody(), headers);
    expect(await first.post(entryBody(), headers)).toBe(200);
    expect(await second.post(entryBody(), headers)).toBe(200);
    expect(first.announced).toHaveLength(1);
    expect(second.announced).toHaveLength(0);
  });

  test('a forged, an old and a tampered one do nothing', async () => {
    const { clock, announced, post, signed } = open(await stores.open());
    expect(await post(entryBody(), signed(entryBody(), 'b'.repeat(64)))).toBe(401);
    expect(await post(entryBody(), signed(entryBody(), SECRET, clock.now() - 31_000))).toBe(401);
    expect(await post(entryBody({ id: 'other' }), signed(entryBody()))).toBe(401);
    expect(await post(entryBody(), {})).toBe(401);
    expect(announced).toEqual([]);
  });

  test('one that could not be passed on is taken when it comes again', async () => {
    const { announced, failing, post, signed } = open(await stores.open());
    failing.times = 1;
    const headers = signed(entryBody());
    expect(await post(entryBody(), headers)).toBe(503);
    expect(await post(entryBody(), headers)).toBe(202);
    expect(announced).toHaveLength(1);
  });

  test('whoever keeps sending refused ones is not listened to for a while', async () => {
    const { announced, post, signed } = open(await stores.open());
    for (let tries = 0; tries < 30; tries++) await post('{}', {});
    expect(await post(entryBody(), signed(entryBody()))).toBe(429);
    expect(announced).toEqual([]);
  });

  test('a content type, a foreign shape and a huge body purge nothing', async () => {
    const { announced, post, signed } = open(await stores.open());
    const type = JSON.stringify({ sys: { type: 'ContentType', id: 'machine' } });
    expect(await post(type, signed(type))).toBe(200);
    expect(await post('[]', signed('[]'))).toBe(200);
    const huge = entryBody({ padding: 'x'.repeat(2_100_000) });
    expect(await post(huge, signed(huge))).toBe(413);
    expect(announced).toEqual([]);
  });

  test('without a secret there is no webhook, and reading is no way to send one', async () => {
    const { post, signed, routes } = open(await stores.open(), []);
    expect(await post(entryBody(), signed(entryBody()))).toBe(404);
    expect((await routes.request(WEBHOOK_PATH)).status).toBe(405);
  });
});
