import { describe, expect, it } from 'vitest';
import { deleteCaches } from '#browser/worker-messages.ts';
import { createWorkerCaches } from './worker-caches.ts';
import { createMemoryCaches } from './test-support/memory-caches.ts';

const ORIGIN = 'https://www.example.com';
const PAGE = { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0' };
const SCRIPT = { 'Content-Type': 'text/javascript', 'Cache-Control': 'immutable' };

/** An answer as the network gives it: those that code makes are of type `default`. */
function fromNetwork(body: BodyInit, headers: Record<string, string>, status = 200): Response {
  const answer = new Response(body, { status, headers });
  const clone = answer.clone.bind(answer);
  Object.defineProperty(answer, 'type', { value: 'basic' });
  return Object.assign(answer, { clone });
}

/** A worker's keeper, as it is once the worker is installed. */
async function open({ build = 'one', caches = createMemoryCaches(), online = false } = {}) {
  const asked: string[] = [];
  const clock = { now: Date.UTC(2026, 10, 21, 10, 49) };
  const state = { replaced: false };
  const keeper = createWorkerCaches({
    caches,
    origin: ORIGIN,
    build,
    isOnline: () => online,
    isReplaced: () => state.replaced,
    now: () => clock.now,
    fetch: async (address) => {
      asked.push(String(address).slice(ORIGIN.length));
      const html =
        '<title>You are offline</title><nav id="kept-pages" hidden="" class="x"><ul></ul></nav>';
      return fromNetwork(html, PAGE);
    },
  });
  const page = (title: string) =>
    fromNetwork(`<html><title>${title}</title><body class="a"><main>$& ${title}</main>`, PAGE);
  await keeper.keepOfflinePage();
  const installed = asked.splice(0);
  return { keeper, caches, asked, installed, clock, page, state };
}

describe('keeper', () => {
  it('shows the plain contact page for one about a subject that was not read, never the other way', async () => {
    const { keeper, page } = await open();
    const about = '/contact?about=machine%3Adivi-wp';
    await keeper.keepPage(about, page('about Divi WP'));
    expect(await keeper.findPage('/contact')).toBeNull();
    await keeper.keepPage('/contact', page('plain'));
    expect(await (await keeper.findPage(about))!.text()).toContain('about Divi WP');
    expect(await (await keeper.findPage('/contact?about=goal%3Abopis'))!.text()).toContain('plain');
    expect(await keeper.findPage('/blog?page=2')).toBeNull();
  });

  it('shows a drawing as the network has it, and the kept one without it', async () => {
    const { keeper } = await open();
    const works: Promise<unknown>[] = [];
    const show = async (network: () => Promise<Response>) => {
      const answer = await keeper.answerDrawing('/pictures/a.svg', network, (work) => {
        works.push(work);
      });
      await Promise.all(works);
      return answer;
    };
    const drawing = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' };
    const none = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await show(none)).type).toBe('error');
    expect(await (await show(async () => fromNetwork('blue', drawing))).text()).toBe('blue');
    expect(await (await show(async () => fromNetwork('red', drawing))).text()).toBe('red');
    expect(await (await show(none)).text()).toBe('red');
  });

  it('shows a kept page with the moment it was kept', async () => {
    const { keeper, page } = await open();
    await keeper.keepPage('/machines', page('Machines'));
    const shown = await keeper.findPage('/machines');
    const html = await shown!.text();
    expect(html).toMatch(/<body class="a"><aside id="kept-copy" role="status"/u);
    expect(html).toContain('You are offline.</span> This is the copy of the page that was kept on');
    expect(html).toContain('21 November 2026');
    expect(html).toContain('<main>$& Machines</main>');
    expect(shown!.headers.get('Cache-Control')).toBe('no-store');
  });

  it('says that the site is out of reach where the browser is online', async () => {
    const { keeper, page } = await open({ online: true });
    await keeper.keepPage('/', page('Home'));
    expect(await (await keeper.findPage('/'))!.text()).toContain('cannot be reached at the moment');
  });

  it('drops the copy of a page that is gone, keeps it while the server fails', async () => {
    const { keeper, page } = await open();
    await keeper.keepPage('/machines', page('Machines'));
    await keeper.keepPage('/machines', fromNetwork('', PAGE, 503));
    expect(await keeper.hasPage('/machines')).toBe(true);
    await keeper.keepPage('/machines', fromNetwork('', PAGE, 404));
    expect(await keeper.hasPage('/machines')).toBe(false);
  });

  it('shows no copy older than thirty days', async () => {
    const { keeper, page, clock } = await open();
    await keeper.keepPage('/machines', page('Machines'));
    clock.now += 30 * 24 * 60 * 60_000;
    expect(await keeper.findPage('/machines')).toBeNull();
  });

  it('keeps the forty pages that were read last', async () => {
    const { keeper, page } = await open();
    for (let index = 0; index < 45; index += 1) await keeper.keepPage(`/p/${index}`, page('P'));
    await keeper.keepPage('/p/5', page('P'));
    await keeper.keepPage('/p/45', page('P'));
    expect(await keeper.hasPage('/p/5')).toBe(true);
    expect(await keeper.hasPage('/p/6')).toBe(false);
    expect(await keeper.hasPage('/p/7')).toBe(true);
  });

  it('keeps files within their room, and answers them without the network', async () => {
    const { keeper, page } = await open();
    const large = () => fromNetwork('x'.repeat(1_400_000), SCRIPT);
    const works: Promise<unknown>[] = [];
    const ask = (index: number, network: () => Promise<Response>) =>
      keeper.answerAsset(`/assets/${index}.js`, network, (work) => works.push(work));
    const gone = () => Promise.reject(new Error('asked'));
    for (let index = 0; index < 20; index += 1) await ask(index, async () => large());
    await Promise.all(works);
    expect((await ask(19, gone)).status).toBe(200);
    await keeper.keepPage('/', page('Home'));
    expect((await ask(19, gone)).status).toBe(200);
    await expect(ask(0, gone)).rejects.toThrow('asked');
  });

  it('fetches pages as everyone sees them, never what is no public page', async () => {
    const { keeper, asked } = await open();
    await keeper.fetchPage('/machines?utm_source=x');
    await keeper.fetchPage('/admin/inquiries');
    await keeper.fetchPage('/api/session');
    expect(asked).toEqual(['/machines']);
  });

  it('lists on the offline page what can be read, by its title', async () => {
    const { keeper, page } = await open();
    expect(await (await keeper.findOfflinePage())!.text()).toContain('hidden=""');
    await keeper.keepPage('/machines', page('Machines &amp; lockers | Vending Solutions'));
    await keeper.keepPage('/a"><img src=x onerror=a()>', page('A <b>title'));
    const html = await (await keeper.findOfflinePage())!.text();
    expect(html).toContain('<li><a href="/machines">Machines &amp; lockers</a></li>');
    expect(html).not.toContain('hidden=""');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
  });

  it('does not call a browser offline that is not', async () => {
    const { keeper } = await open({ online: true });
    const html = await (await keeper.findOfflinePage())!.text();
    expect(html).toContain('<title>The site cannot be reached</title>');
  });

  it('asks for the offline page and two icons, and not again on the same day', async () => {
    const { keeper, asked, installed, clock } = await open();
    const all = ['/offline', '/icons/favicon.svg', '/icons/icon-192.png'];
    expect(installed).toEqual(all);
    await keeper.refreshOfflinePage();
    expect(asked).toEqual([]);
    clock.now += 25 * 60 * 60_000;
    await keeper.refreshOfflinePage();
    expect(asked).toEqual(all);
  });

  it('takes over from another build: its offline page goes, what was read stays', async () => {
    const caches = createMemoryCaches();
    const before = await open({ caches });
    await before.keeper.keepPage('/machines', before.page('Machines'));
    await caches.open('site-pages-0');
    await caches.open('someone-else');
    const { keeper } = await open({ build: 'two', caches });
    await keeper.dropOld();
    expect(await caches.keys()).toEqual([
      'site-pages-1',
      'site-assets-1',
      'someone-else',
      'site-offline-two',
    ]);
    expect(await keeper.hasPage('/machines')).toBe(true);
  });

  it('makes no offline page any more once another build has taken its place', async () => {
    const caches = createMemoryCaches();
    const before = await open({ caches });
    const { keeper } = await open({ build: 'two', caches });
    await keeper.dropOld();
    before.state.replaced = true;
    await before.keeper.refreshOfflinePage();
    expect(await caches.keys()).not.toContain('site-offline-one');
    // It had begun before it was replaced.
    before.state.replaced = false;
    const begun = before.keeper.refreshOfflinePage();
    before.state.replaced = true;
    await begun;
    expect(await caches.keys()).not.toContain('site-offline-one');
    expect(await caches.keys()).toContain('site-offline-two');
  });

  it('keeps nothing more once its caches are taken away, until a page asks for them', async () => {
    const { keeper, caches, page } = await open();
    await deleteCaches(caches);
    const works: Promise<unknown>[] = [];
    const script = async () => fromNetwork('x', SCRIPT);
    await keeper.answerAsset('/assets/a.js', script, (work) => works.push(work));
    await Promise.all([...works, keeper.keepPage('/machines', page('Machines'))]);
    expect(await caches.keys()).toEqual([]);
    const restarted = createWorkerCaches({
      caches,
      origin: ORIGIN,
      build: 'one',
      isOnline: () => true,
      now: Date.now,
      isReplaced: () => false,
      fetch: () => Promise.reject(new Error('asked')),
    });
    await restarted.keepPage('/machines', page('Machines'));
    expect(await restarted.findOfflinePage()).toBeNull();
    expect(await caches.keys()).toEqual([]);
    await keeper.refreshOfflinePage();
    await keeper.keepPage('/machines', page('Machines'));
    expect(await keeper.hasPage('/machines')).toBe(true);
  });
});
