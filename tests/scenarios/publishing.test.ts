import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signRequest, startEmulator, type Emulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { findPostgres, startPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { emulatorSettings } from '#tests/support/emulator-settings.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { SPACE_FILE } from '#space/space-file.ts';

const SECRET = 'f'.repeat(64);

/**
 * What shows is looked for as long as this: far longer than it takes on the busiest machine, since a test that gives up
 * tells nothing. How fast it is, is measured elsewhere.
 */
const LONGEST_WAIT_MS = 40_000;
const TEST_MS = 120_000;

const FEATURE = 'sample-feature-grocery-1';
const PRODUCT_PAGE = '/products/grocery';
const OTHER_PAGE = '/products/vape';
const MACHINE = 'sample-machine-04-coolfront';
const MACHINE_PAGE = '/machines/coolfront';
const PICTURE = 'sample-picture-duo';
const DRAFT_POST = 'sample-post-winter-checks';

type Scene = { emulator: Emulator; sites: BuiltSite[]; stop(): Promise<void> };

/** Sites that read one delivery service, which tells the first of them what is published. */
async function play(databases: (string | null)[]): Promise<Scene> {
  const emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
  const sites: BuiltSite[] = [];
  for (const database of databases) {
    const env = {
      ...(database === null ? {} : { DATABASE_URL: database }),
      WEBHOOK_SECRET: SECRET,
      ...emulatorSettings(emulator),
    };
    sites.push(await startBuiltSite(env));
  }
  emulator.addWebhook({ url: `${sites[0]!.url}/api/webhooks/contentful`, secret: SECRET });
  return {
    emulator,
    sites,
    async stop() {
      await Promise.all(sites.map((site) => site.stop()));
      await emulator.close();
    },
  };
}

const ask = (site: BuiltSite, path: string) => fetch(site.url + path, { redirect: 'manual' });
const textOf = async (site: BuiltSite, path: string) => (await ask(site, path)).text();
const statusOf = async (site: BuiltSite, path: string) => {
  const answer = await ask(site, path);
  await answer.arrayBuffer();
  return answer.status;
};
const soon = <T>(look: () => Promise<T>) =>
  expect.poll(look, { timeout: LONGEST_WAIT_MS, interval: 50 });

describe.skipIf(!isBuilt)('A publication on the open site', { timeout: TEST_MS }, () => {
  let scene: Scene;
  const askedOf = (slug: string) =>
    scene.emulator
      .requests()
      .filter(({ query }) => decodeURIComponent(query).includes(`fields.slug=${slug}`)).length;
  beforeAll(async () => {
    scene = await play([null]);
  }, TEST_MS);
  afterAll(() => scene?.stop(), TEST_MS);

  it('shows on a page that shows the entry as a link of its own entry, and rebuilds no other', async () => {
    const [site] = scene.sites;
    await textOf(site!, PRODUCT_PAGE);
    await textOf(site!, OTHER_PAGE);
    scene.emulator.edit(FEATURE, 'title', 'Stock that counts itself');
    expect(await textOf(site!, PRODUCT_PAGE)).not.toContain('Stock that counts itself');
    const asked = askedOf('vape');
    scene.emulator.publish(FEATURE);
    await soon(() => textOf(site!, PRODUCT_PAGE)).toContain('Stock that counts itself');
    expect(askedOf('vape')).toBe(asked);
    // The other page was asked for once, when it was built: the count counts.
    expect(asked).toBeGreaterThan(0);
  });

  it('of a new entry shows it in its list and under its address', async () => {
    const [site] = scene.sites;
    expect(await statusOf(site!, '/blog/winter-checks')).toBe(302);
    const list = async () => (await textOf(site!, '/blog')).includes('/blog/winter-checks');
    expect(await list()).toBe(false);
    scene.emulator.edit(DRAFT_POST, 'publishDate', '2026-11-20T09:00:00.000Z');
    scene.emulator.publish(DRAFT_POST);
    await soon(list).toBe(true);
    await soon(() => statusOf(site!, '/blog/winter-checks')).toBe(200);
  });

  it('with another slug sends the old address on to the new one', async () => {
    const [site] = scene.sites;
    expect(await statusOf(site!, MACHINE_PAGE)).toBe(200);
    expect(await statusOf(site!, '/machines/coolfront-two')).toBe(404);
    scene.emulator.edit(MACHINE, 'slug', 'coolfront-two');
    scene.emulator.publish(MACHINE);
    await soon(() => statusOf(site!, MACHINE_PAGE)).toBe(308);
    expect((await ask(site!, MACHINE_PAGE)).headers.get('location')).toBe(
      '/machines/coolfront-two',
    );
    await soon(() => statusOf(site!, '/machines/coolfront-two')).toBe(200);
    await soon(() => textOf(site!, '/machines')).toContain('/machines/coolfront-two');
  });

  it('that takes an entry back takes its page and its card away', async () => {
    const [site] = scene.sites;
    const page = '/machines/frost';
    expect(await statusOf(site!, page)).toBe(200);
    scene.emulator.unpublish('sample-machine-05-frost');
    await soon(() => statusOf(site!, page)).toBe(410);
    await soon(async () => (await textOf(site!, '/machines')).includes(page)).toBe(false);
  });

  it('of a picture shows in the words for it, on every page that shows it', async () => {
    const [site] = scene.sites;
    const pages = ['/machines/duo', '/machines'];
    for (const page of pages) await textOf(site!, page);
    scene.emulator.edit(PICTURE, 'title', 'Two cabinets seen from the left');
    scene.emulator.publish(PICTURE);
    for (const page of pages)
      await soon(() => textOf(site!, page)).toContain('Two cabinets seen from the left');
  });

  it('that deletes an entry takes its page and its card away', async () => {
    const [site] = scene.sites;
    const page = '/machines/duo';
    expect(await statusOf(site!, page)).toBe(200);
    scene.emulator.remove('sample-machine-06-duo');
    await soon(() => statusOf(site!, page)).toBe(410);
    await soon(async () => (await textOf(site!, '/machines')).includes(page)).toBe(false);
  });

  it('reaches the JSON that other systems read, of the entry and of its list', async () => {
    const [site] = scene.sites;
    const addresses = ['/api/content/machines', '/api/content/machines/chill-locker'];
    for (const address of addresses) await textOf(site!, address);
    scene.emulator.edit('sample-machine-09-chill-locker', 'title', 'Frost, renamed');
    scene.emulator.publish('sample-machine-09-chill-locker');
    for (const address of addresses)
      await soon(() => textOf(site!, address)).toContain('"title":"Frost, renamed"');
  });

  it('that was never signed by the service changes nothing', async () => {
    const [site] = scene.sites;
    await textOf(site!, PRODUCT_PAGE);
    const url = new URL(`${site!.url}/api/webhooks/contentful`);
    const body = JSON.stringify({ sys: { id: FEATURE, type: 'Entry', publishedCounter: 1 } });
    const send = (secret: string, sentAtMs?: number) =>
      fetch(url, {
        method: 'POST',
        body,
        headers: signRequest(secret, 'POST', url, {}, body, sentAtMs),
      });
    // Other publications may still be followed: only this entry is looked for.
    const looks = () => scene.emulator.requests().filter(({ query }) => query.includes(FEATURE));
    scene.emulator.resetRequests();
    expect((await send('e'.repeat(64))).status).toBe(401);
    expect((await send(SECRET, Date.now() - 40_000)).status).toBe(401);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
    expect(looks()).toEqual([]);
    const taken = signRequest(SECRET, 'POST', url, {}, body);
    const post = () => fetch(url, { method: 'POST', body, headers: taken });
    expect((await post()).status).toBe(202);
    await soon(async () => looks().length).toBeGreaterThan(0);
    // Sent a second time, it is known.
    expect((await post()).status).toBe(200);
  });
});

const { reason } = findPostgres();
if (isBuilt && reason !== null) console.log(`Skipped: publishing on two processes: ${reason}`);
describe.skipIf(!isBuilt || reason !== null)(
  'Two processes on one PostgreSQL',
  { timeout: TEST_MS },
  () => {
    let postgres: PostgresServer;
    let scene: Scene;
    beforeAll(async () => {
      postgres = await startPostgres();
      const database = await postgres.createDatabase();
      scene = await play([database, database]);
    }, TEST_MS);
    afterAll(async () => {
      await scene?.stop();
      await postgres?.stop();
    }, TEST_MS);

    it('both show what one of them was told of', async () => {
      for (const site of scene.sites)
        expect(await textOf(site, PRODUCT_PAGE)).toContain('Live stock');
      scene.emulator.edit(FEATURE, 'title', 'Known on both');
      scene.emulator.publish(FEATURE);
      for (const site of scene.sites)
        await soon(() => textOf(site, PRODUCT_PAGE)).toContain('Known on both');
    });

    it('catch up when notifications were cut off in between', async () => {
      await postgres.kill();
      for (const site of scene.sites) expect(await statusOf(site, PRODUCT_PAGE)).toBe(200);
      scene.emulator.edit(FEATURE, 'title', 'Published in the dark');
      scene.emulator.publish(FEATURE);
      await postgres.restart();
      for (const site of scene.sites) {
        await soon(() => textOf(site, PRODUCT_PAGE)).toContain('Published in the dark');
      }
    });
  },
);
