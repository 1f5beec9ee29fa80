import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allLoads } from './all-loads.ts';
import { fakeReader } from './fake-reader.ts';
import { expectSafeContent } from './safe-content.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const LOOKUPS = {
  product: 'vape',
  goal: 'bopis',
  machine: 'locker-10-cell',
  technology: 'platform',
  post: 'any',
  page: 'any',
};

/** Nothing is built in for posts: their pages say so. */
const isPost = ({ name }: { name: string }) => name === 'posts' || name === 'post';
/** Without a service there is no page of an owner's. */
const isPage = ({ name }: { name: string }) => name === 'page';
const loads = allLoads(LOOKUPS);

describe.each(loads.filter((item) => !isPost(item) && !isPage(item)))(
  'built-in $name',
  ({ load, schema }) => {
    it('keeps its type and names files that exist', async () => {
      const loaded = await load(fakeReader({ configured: false }));
      if (loaded.status !== 'fallback') throw new Error(`The answer is ${loaded.status}`);
      expect(schema.safeParse(loaded.value).error?.message).toBeUndefined();
      expectSafeContent(loaded.value);
      const files = JSON.stringify(loaded.value).match(/\/pictures\/[\w.-]+/g) ?? [];
      const missing = files.filter((file) => !existsSync(join(ROOT, 'public', file)));
      expect(missing).toEqual([]);
    });
  },
);

it.each(loads.filter(isPost))('fails for $name, which has nothing built in', async ({ load }) => {
  expect((await load(fakeReader({ configured: false }))).status).toBe('failed');
});
