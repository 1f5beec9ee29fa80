import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBuilt } from '#tests/support/is-built.ts';
import { openSite, openSiteOn, type OpenSite } from './open-site.ts';

/** Pages are looked at anew after a minute at the latest; a restart looks at once, with the same store. */
const KINDS = [
  ['machine', 'sample-machine-04-coolfront', '/machines/coolfront', '/machines/cool-front'],
  ['product', 'sample-product-01-grocery', '/products/grocery', '/products/groceries'],
  [
    'goal',
    'sample-goal-fleet-management',
    '/business-goals/fleet-management',
    '/business-goals/fleet-care',
  ],
  [
    'technology',
    'sample-technology-machine-control',
    '/technology/machine-control',
    '/technology/control',
  ],
  ['post', 'sample-post-routes-by-need', '/blog/routes-by-need', '/blog/routes'],
  ['page', 'sample-page-break-room', '/break-rooms', '/staff-rooms'],
] as const;

/** A machine and a post that are taken out of the space. */
const GONE = ['sample-machine-01-divi-wp', 'sample-post-offers-that-start-and-stop'];

/** A busy machine may miss the deadline of a page at first, which then answers 503. */
const LONGEST_WAIT_MS = 12_000;
const soon = <T>(look: () => Promise<T>) =>
  expect.poll(look, { timeout: LONGEST_WAIT_MS, interval: 100 });

describe.skipIf(!isBuilt)('An address that once worked', () => {
  let open: OpenSite;
  beforeAll(async () => {
    open = await openSite();
    // Being built from all entries, the sitemap is where their addresses are remembered.
    await (await open.ask('/sitemap.xml')).arrayBuffer();
    for (const [, id, , to] of KINDS) {
      open.emulator.edit(id, 'slug', to.slice(to.lastIndexOf('/') + 1));
      open.emulator.publish(id);
    }
    for (const id of GONE) open.emulator.unpublish(id);
    const { dataDir } = open.site;
    await open.site.stop();
    open = await openSiteOn(open.emulator, dataDir);
  });
  afterAll(() => open?.stop(), 30_000);

  it.each(KINDS)('of a %s (%s) leads on to the new one', async (_, _id, from, to) => {
    await soon(async () => (await open.ask(from)).headers.get('location')).toBe(to);
    expect((await open.ask(from)).status).toBe(308);
    expect((await open.ask(to)).status).toBe(200);
  });

  it('leads on with what the asked address adds', async () => {
    const answer = await open.ask('/machines/coolfront?utm_source=news');
    expect(answer.headers.get('location')).toBe('/machines/cool-front?utm_source=news');
  });

  it('that never was one stays missing', async () => {
    expect((await open.ask('/machines/never-was')).status).toBe(404);
  });

  it('answers 410 once its entry is taken out of the space', async () => {
    await soon(async () => (await open.ask('/machines/divi-wp')).status).toBe(410);
    expect(await (await open.ask('/machines/divi-wp')).text()).toContain('Machine Not Found');
  });

  it('of a post that is gone leads to the not-found screen', async () => {
    const answer = await open.ask('/blog/offers-that-start-and-stop');
    expect(answer.headers.get('location')).toBe('/not-found');
  });
});
