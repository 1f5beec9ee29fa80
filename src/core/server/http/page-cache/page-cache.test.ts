import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.ts';

type Render = (key: string, waited: boolean) => Promise<RenderedPage>;

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function rendered(
  body: string,
  given: Partial<RenderedPage> & { status?: number } = {},
): RenderedPage {
  const { status = 200, tags = ['machine-1'], settled = true, changesAt = null } = given;
  return {
    answer: new Response(body, { status, headers: { 'Content-Type': 'text/html' } }),
    tags,
    settled,
    changesAt,
  };
}

async function serve(render: Render) {
  let now = 1_000_000;
  const pages = createPageCache({ render, log: () => undefined, clock: () => now });
  const server = createServer((request, response) => {
    if (pages.tryAnswer(request, response)) return;
    void pages
      .renderAndAnswer(request, response, (work) => work())
      .then((done) => done || response.writeHead(418).end());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    pages,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(base + path, { headers: { 'Accept-Encoding': 'identity', ...headers }, method }),
    pass: (ms: number) => (now += ms),
  };
}

describe('The cache of finished pages', () => {
  it('renders a page once and answers it from then on', async () => {
    let count = 0;
    const { get } = await serve(async () => rendered(`page ${(count += 1)}`));
    expect(await (await get('/machines')).text()).toBe('page 1');
    expect(await (await get('/machines?utm_source=x')).text()).toBe('page 1');
    expect(count).toBe(1);
  });

  it('renders one page once for all who ask at the same time', async () => {
    let count = 0;
    const { get } = await serve(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return rendered(`page ${(count += 1)}`);
    });
    await Promise.all(Array.from({ length: 30 }, () => get('/machines')));
    expect(count).toBe(1);
  });

  it('lets no visitor wait as long as a page built behind may wait for its content', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    const { pages, get } = await serve(async (_key, waited) => {
      if (!waited) await slow;
      return rendered(waited ? 'for a visitor' : 'behind');
    });
    const warming = pages.warm(['/machines']);
    expect(await (await get('/machines')).text()).toBe('for a visitor');
    release();
    await warming;
  });

  it('answers the old page once it is stale and builds a new one behind', async () => {
    let count = 0;
    const { get, pass } = await serve(async () => rendered(`page ${(count += 1)}`));
    await get('/machines');
    pass(61_000);
    expect(await (await get('/machines')).text()).toBe('page 1');
    await expect.poll(async () => (await get('/machines')).text()).toBe('page 2');
  });

  it('keeps the old page while it cannot be known whether there is one (503), and drops it when there is none', async () => {
    let status = 200;
    let count = 0;
    const { get, pass } = await serve(async () => rendered(`page ${(count += 1)}`, { status }));
    await get('/machines');
    status = 503;
    pass(61_000);
    expect((await get('/machines')).status).toBe(200);
    await expect.poll(() => count).toBe(2);
    const still = await get('/machines');
    expect([still.status, await still.text()]).toEqual([200, 'page 1']);
    status = 404;
    // What is built behind may take in its 503 only after time was moved on, and then waits from there.
    const later = () => {
      pass(6_000);
      return get('/machines');
    };
    await expect.poll(async () => (await later()).status).toBe(404);
  });

  it('keeps the old page when building a new one fails', async () => {
    let count = 0;
    const { get, pass } = await serve(async () => {
      count += 1;
      if (count > 1) throw new Error('down');
      return rendered('page 1');
    });
    await get('/machines');
    pass(61_000);
    expect(await (await get('/machines')).text()).toBe('page 1');
    pass(61_000);
    expect(await (await get('/machines')).text()).toBe('page 1');
  });

  it('looks again soon at a page that was built while content was failing', async () => {
    let count = 0;
    const { get, pass } = await serve(async () =>
      rendered(`page ${(count += 1)}`, { settled: count > 1 }),
    );
    await get('/machines');
    pass(5_001);
    await get('/machines');
    await expect.poll(async () => (await get('/machines')).text()).toBe('page 2');
  });

  it('purges exactly the pages that show what was published', async () => {
    const counts: Record<string, number> = {};
    const { get, pages } = await serve(async (key) => {
      counts[key] = (counts[key] ?? 0) + 1;
      return rendered(`${key} ${counts[key]}`, { tags: [key] });
    });
    await get('/a');
    await get('/b');
    expect(await pages.purge(['/a'])).toEqual(['/a']);
    expect(await (await get('/a')).text()).toBe('/a 2');
    expect(await (await get('/b')).text()).toBe('/b 1');
  });

  it('answers HEAD without a body, a known copy with 304, and in the encoding that is accepted', async () => {
    const { get } = await serve(async () => rendered('words '.repeat(500)));
    const whole = await get('/');
    const etag = whole.headers.get('etag')!;
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      '3000',
    ]);
    const compressed = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(await compressed.text()).toBe('words '.repeat(500));
    expect(
      (await get('/', { 'Accept-Encoding': 'br;q=0, gzip' })).headers.get('content-encoding'),
    ).toBe('gzip');
  });

  // Seen failing: one tag for all three, and 200 for any copy.
  it('gives each encoding a tag of its own, and knows any copy for its own', async () => {
    const { get } = await serve(async () => rendered('words '.repeat(500)));
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asked = { 'Accept-Encoding': encoding };
      const tag = (await get('/', asked)).headers.get('etag')!;
      tags.add(tag);
      const again = await get('/', { ...asked, 'If-None-Match': `"x", W/${tag}` });
      expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
    }
    expect(tags.size).toBe(3);
    expect((await get('/', { 'If-None-Match': '*' })).status).toBe(304);
    const preferred = await get('/', { 'Accept-Encoding': 'br;q=0.5, gzip;q=1' });
    expect(preferred.headers.get('content-encoding')).toBe('gzip');
  });

  // Seen failing: the quick copy was kept, for the page that waited was no longer the one in memory.
  it('makes the smallest copy of a page that is built alike before its turn', async () => {
    const html = Array.from({ length: 400 }, (_, at) => `<p>${at * 7919} words</p>`).join('');
    const idle = Promise.withResolvers<void>();
    const pages = createPageCache({
      render: async () => rendered(html),
      log: () => undefined,
      idle: () => idle.promise,
    });
    // The first waits for its visitors to be gone, the second for the first.
    await pages.warm(['/a', '/b']);
    const quick = pages.size().bytes;
    await pages.purge('all');
    expect(pages.size().bytes).toBe(quick);
    idle.resolve();
    const packed = (quality: number) =>
      brotliCompressSync(html, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        },
      }).length;
    await expect.poll(() => pages.size().bytes).toBe(quick - 2 * (packed(4) - packed(11)));
  });

  it('does not keep what is no success', async () => {
    let count = 0;
    const { get, pages } = await serve(async () => rendered(`${(count += 1)}`, { status: 404 }));
    expect((await get('/nope')).status).toBe(404);
    expect((await get('/nope')).status).toBe(404);
    expect(count).toBe(2);
    expect(pages.size().pages).toBe(0);
  });

  it('does not keep a page that says so: names of what a site does not have are without number', async () => {
    let count = 0;
    const { pages, get } = await serve(async () => {
      const page = rendered(`page ${(count += 1)}`);
      page.answer.headers.set('Cache-Control', 'no-store, no-transform');
      return page;
    });
    for (let at = 1; at <= 3; at += 1) {
      const answer = await get(`/contact?about=machine:none-${at}`);
      expect([answer.status, await answer.text()]).toEqual([200, `page ${at}`]);
    }
    expect(pages.size()).toEqual({ pages: 0, bytes: 0 });
  });

  it('leaves posts and addresses that are not cached to others', async () => {
    const { get } = await serve(async () => rendered('page'));
    expect((await get('/admin')).status).toBe(418);
    expect((await get('/', {}, 'POST')).status).toBe(418);
  });

  it('tells the renderer whether a visitor waits', async () => {
    const waits: boolean[] = [];
    const { get, pages } = await serve(async (_key, waited) => {
      waits.push(waited);
      return rendered('page');
    });
    await pages.warm(['/a']);
    await get('/b');
    expect(waits).toEqual([false, true]);
  });
});
