import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isBuilt } from '#tests/support/is-built.ts';
import { readDocument } from '#tests/support/read-document.ts';
import { textsOfPage } from '#tests/support/texts-of-page.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

/** Part of what was asked for: a sheet is mailed and loaded on building sites. */
const MOST_BYTES = 150_000;
/** Paper in whole points, and the two ways to ask for a sheet. */
const SYSTEMS = [
  { query: '', widthPt: 595, name: 'spec-sheet.pdf', unit: /\d mm/u },
  { query: '?units=imperial', widthPt: 612, name: 'spec-sheet-imperial.pdf', unit: /\d in/u },
];

describe.skipIf(!isBuilt)('The spec sheets of the sample machines', () => {
  let site: SiteInProcess;
  let slugs: string[] = [];
  const ask = (path: string, headers: Record<string, string> = {}) => site.ask({ path, headers });
  const utf8 = (body: string) => Buffer.from(body, 'latin1').toString();

  const readSlugs = async () => {
    const { status, body } = await ask('/sitemap.xml');
    if (status !== 200) throw new Error(`The sitemap answers ${status}`);
    return [...body.matchAll(/\/machines\/([a-z\d-]+)</gu)].map((found) => found[1]!);
  };

  beforeAll(async () => {
    site = await startSiteInProcess();
    // On a busy machine the first read may miss a page's deadline.
    slugs = await vi.waitFor(readSlugs, { timeout: 30_000 });
  }, 60_000);
  afterAll(() => site.stop(), 30_000);

  it.each(SYSTEMS)(
    'print as small tagged files what the page$query says, in its order',
    async ({ query, widthPt, name, unit }) => {
      expect(slugs.length).toBeGreaterThan(5);
      for (const slug of slugs) {
        const page = await ask(`/machines/${slug}/spec-sheet${query}`);
        const file = await ask(`/machines/${slug}/spec-sheet.pdf${query}`);
        expect([page.status, file.status], slug).toEqual([200, 200]);
        const bytes = Buffer.from(file.body, 'latin1');
        expect(bytes.length, slug).toBeLessThan(MOST_BYTES);
        const read = await readDocument(bytes);
        expect(read.problems, slug).toEqual([]);
        expect(read.language).toBe('en');
        expect(Math.round(read.size.width)).toBe(widthPt);
        expect(file.headers['content-disposition']).toContain(`${slug}-${name}`);
        expect(read.roles.filter((role) => role === 'Figure').length, slug).toBe(1);
        const printed = read.texts.map(({ text }) => text);
        expect(printed, slug).toEqual(textsOfPage(utf8(page.body)));
        expect(printed.join('\n'), slug).toMatch(unit);
        expect(printed.join('\n')).toContain(`/machines/${slug}/spec-sheet${query}\n`);
        // What the page leads to is in the same units.
        for (const path of [`/machines/${slug}`, `/machines/${slug}/spec-sheet.pdf`])
          expect(page.body).toContain(`href="${path}${query}"`);
      }
    },
    120_000,
  );

  it('are files for browsers to show, keep and ask for again', async () => {
    const path = `/machines/${slugs[0]}/spec-sheet.pdf`;
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${slugs[0]}-spec-sheet.pdf"`,
      'x-robots-tag': 'noindex',
    });
    expect((await ask(path, { 'if-none-match': headers['etag']! })).status).toBe(304);
  });

  it('answer 404 for a machine that is not there', async () => {
    for (const end of ['spec-sheet', 'spec-sheet.pdf'])
      expect((await ask(`/machines/no-such-machine/${end}`)).status, end).toBe(404);
  });

  it('lead to the one way of writing their address', async () => {
    for (const end of ['spec-sheet', 'spec-sheet.pdf']) {
      const { status, headers } = await ask(`/machines/${slugs[0]!.toUpperCase()}/${end}`);
      expect([status, headers['location']]).toEqual([308, `/machines/${slugs[0]}/${end}`]);
    }
  });

  it.each(SYSTEMS)('are led to from the page$query of their machine', async ({ query }) => {
    const { body } = await ask(`/machines/${slugs[0]}${query}`);
    expect(body).toContain(`href="/machines/${slugs[0]}/spec-sheet${query}"`);
  });
});
