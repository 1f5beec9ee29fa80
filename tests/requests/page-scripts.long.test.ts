import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIslandFiles } from '#server/http/island-files.ts';

import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { importMapOf } from '#tests/support/import-map.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { ROOT } from '#tools/runtime.mjs';

const BUILD = join(ROOT, 'build');
const SCRIPT = /\/assets\/[\w.-]+\.js/gu;

const addressesIn = (html: string) => [...new Set(html.match(SCRIPT) ?? [])];

/** The hash of a built file, by the same algorithm as the one that a page names. */
function hashLike(named: string | undefined, address: string): string {
  const [algorithm = ''] = (named ?? '').split('-');
  const bytes = readFileSync(join(BUILD, 'client', address));
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

describe.skipIf(!isBuilt)('Scripts that a page names', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await startBuiltSite({ CONTENT_SOURCE: 'none' });
  });
  afterAll(() => site?.stop());
  const read = async (path: string) => (await fetch(site.url + path)).text();

  const inLanguages = readIslandFiles(isBuilt ? join(BUILD, 'client') : null) ?? {};
  const { start, later, parts } = inLanguages['en'] ?? { start: [], later: {}, parts: {} };
  const ofPublicPages = [start, ...Object.values(later), ...Object.values(parts)]
    .flat()
    .map(({ address }) => address);

  it('are none but the start script and those of islands, each by its hash', () =>
    checkEach([...PUBLIC_PATHS, '/no-such-page', '/newsletter', '/inquiry'], async (path) => {
      const html = await read(path);
      const named = addressesIn(html);
      expect(named).toContain(start[0]!.address);
      expect(named.filter((address) => !ofPublicPages.includes(address))).toEqual([]);
      const held = importMapOf(html);
      expect(Object.keys(held).toSorted()).toEqual(named.toSorted());
      for (const address of named)
        expect([address, held[address]]).toEqual([address, hashLike(held[address], address)]);
    }));

  // Seen failing with groups that know the English words only: 8 files of German hero controls in place of 5.
  it('of an island are as many in every language', () => {
    const counts = Object.entries(inLanguages).map(([language, files]) => [
      language,
      Object.entries(files.parts).map(([name, ofIsland]) => [name, ofIsland.length]),
    ]);
    const [[, inEnglish]] = counts as [unknown[]];
    expect(counts).toEqual(counts.map(([language]) => [language, inEnglish]));
  });

  // Seen failing with a file of the sign-in screen among those of the start script.
  it('none of a public page is the application’s: no entry, no route, no table of routes', async () => {
    const ofOwner = addressesIn(await read('/admin/sign-in'));
    const table = ofOwner.find((address) => address.includes('/manifest-'))!;
    const { entry, routes } = JSON.parse(
      /^window\.__reactRouterManifest=(?<table>.*);$/u.exec(await read(table))!.groups!['table']!,
    ) as { entry: { module: string }; routes: Record<string, { module: string }> };
    const modules = Object.values(routes).map(({ module }) => module);
    expect(modules.some((address) => address.includes('/sign-in-'))).toBe(true);
    const ofApplication = new Set([table, entry.module, ...modules]);
    for (const path of PUBLIC_PATHS) {
      const named = addressesIn(await read(path));
      expect([path, named.filter((address) => ofApplication.has(address))]).toEqual([path, []]);
    }
  });

  it('the owner’s area: each by its hash, and not the start script', async () => {
    const html = await read('/admin/sign-in');
    const held = importMapOf(html);
    const named = addressesIn(html);
    expect(named.some((address) => address.includes('entry.client'))).toBe(true);
    expect(named).not.toContain(start[0]!.address);
    for (const address of named)
      expect([address, held[address]]).toEqual([address, hashLike(held[address], address)]);
  });
});
