import { expect, test } from 'vitest';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPageCache, type RenderedPage } from './page-cache.ts';

/** A cache over pages that show the words they are told to, and a switch to hold renderings back. */
function open(shows: Record<string, string>) {
  const words: Record<string, string> = {};
  const rendered: string[] = [];
  let gate: Promise<void> | null = null;
  const cache = createPageCache({
    log: () => undefined,
    async render(key): Promise<RenderedPage> {
      rendered.push(key);
      const body = words[key] ?? 'first';
      await gate;
      const status = body === 'missing' ? 404 : 200;
      return {
        answer: new Response(body, { status }),
        tags: [shows[key]!],
        settled: true,
        changesAt: null,
      };
    },
  });
  const ask = (key: string): string | null => {
    let body: string | null = null;
    const request = { method: 'GET', url: key, headers: {} } as IncomingMessage;
    const response = {
      writeHead: () => undefined,
      end: (bytes: Buffer) => (body = bytes.toString()),
    } as unknown as ServerResponse;
    return cache.tryAnswer(request, response) ? body : null;
  };
  return { cache, words, rendered, ask, hold: (until: Promise<void> | null) => (gate = until) };
}

test('a purge builds exactly the pages anew that show the entry', async () => {
  const { cache, words, rendered, ask } = open({ '/a': 'm1', '/b': 'm2' });
  await cache.warm(['/a', '/b']);
  words['/a'] = 'second';
  expect(await cache.purge(['m1'])).toEqual(['/a']);
  expect(rendered).toEqual(['/a', '/b', '/a']);
  expect(ask('/a')).toBe('second');
  expect(ask('/b')).toBe('first');
});

test('a page that is gone is no longer answered from memory', async () => {
  const { cache, words, ask } = open({ '/a': 'm1' });
  await cache.warm(['/a']);
  words['/a'] = 'missing';
  await cache.purge(['m1']);
  expect(ask('/a')).toBeNull();
});

test('a page that was being built while its content changed is built once more', async () => {
  const { cache, words, ask, hold } = open({ '/a': 'm1' });
  const { promise, resolve } = Promise.withResolvers<void>();
  hold(promise);
  const building = cache.warm(['/a']);
  words['/a'] = 'second';
  const purging = cache.purge(['m1']);
  hold(null);
  resolve();
  await Promise.all([building, purging]);
  expect(ask('/a')).toBe('second');
});
