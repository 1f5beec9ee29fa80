import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBuilt } from '#tests/support/is-built.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

describe.skipIf(!isBuilt)('Addresses as other sites wrote them', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await startSiteInProcess();
  }, 60_000);
  afterAll(() => site.stop());

  // Seen failing: 400, "This address cannot be read."
  it('lead on or are 404 in letters that are not UTF-8', async () => {
    for (const path of ['/%E4', '/machines/%FCber', '/%81', '/blog/%E4/x'])
      for (const method of ['GET', 'HEAD'])
        expect([path, method, (await site.ask({ path, method })).status]).toEqual([
          path,
          method,
          404,
        ]);
    const { status, headers } = await site.ask({ path: '/search?q=%E4' });
    expect([status, headers['location']]).toEqual([200, undefined]);
  });

  // Seen failing with room for 16 kB: 414 and 431 in plain text, for which nobody had typed anything wrong.
  it('hold a search of any length, which says how much of it counts', async () => {
    // In an address letters take one, six, nine and twelve signs.
    for (const letter of ['x', 'ü', '機', '𠮷']) {
      const query = encodeURIComponent(letter.repeat(4_100));
      const { status, body } = await site.ask({ path: `/search?q=${query}` });
      expect([letter, status]).toEqual([letter, 200]);
      expect(String(body)).toContain('first 120 characters');
    }
  });
});
