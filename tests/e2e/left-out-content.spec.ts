import { readFileSync } from 'node:fs';
import { startEmulator, type Emulator } from 'contentful-emulator';
import {
  expect,
  signIn,
  startOwnerSite,
  test as base,
  type OwnerSite,
} from '../support/owner-test.ts';
import { emulatorSettings } from '../support/emulator-settings.ts';
import { SPACE_FILE } from '#space/space-file.ts';

const POST = '/blog/routes-by-need';

type ExportedEntry = {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
};

/** The sample space with a post that holds a table without rows, and a machine without a slug. */
function brokenSpace(): object {
  const space = JSON.parse(readFileSync(SPACE_FILE, 'utf8')) as { entries: ExportedEntry[] };
  const find = (type: string, slug: string) =>
    space.entries.find(
      ({ sys, fields }) =>
        sys.contentType.sys.id === type && Object.values(fields['slug'] ?? {}).includes(slug),
    )!;
  const [text] = Object.values(find('blogPost', 'routes-by-need').fields['content']!) as [
    { content: object[] },
  ];
  text.content.splice(1, 0, { nodeType: 'table', data: {}, content: [] });
  delete find('machine', 'duo').fields['slug'];
  return space;
}

const test = base.extend<object, { emulator: Emulator; site: OwnerSite }>({
  emulator: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const emulator = await startEmulator({ space: brokenSpace(), port: 0, previewPort: 0 });
      await use(emulator);
      await emulator.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ emulator }, use) => {
      const site = await startOwnerSite({
        ...emulatorSettings(emulator),
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

test('a broken part is left out alone, named for the owner and logged once', async ({
  page,
  site,
}) => {
  const words = page.locator('main');
  for (const time of ['first', 'second']) {
    await page.goto(`${site.url}${POST}?${time}`);
    await expect(words.getByRole('heading', { level: 1 })).toBeVisible();
    // What stands before and after the broken part.
    await expect(words.getByText('Content not available')).toHaveCount(0);
    await expect(words.locator('article p').nth(2)).toBeVisible();
  }
  await page.goto(`${site.url}/machines`);
  await expect(words.getByRole('link', { name: /Duo/u })).toHaveCount(0);
  await signIn(page, site, '/admin/content');
  for (const fold of await page.locator('main summary').all()) await fold.click();
  const findings = page.getByRole('main');
  await expect(findings.getByText(/"content", block 2: a table is left out/u)).toBeVisible();
  await expect(findings.getByRole('link', { name: POST, exact: true }).first()).toBeVisible();
  await expect(findings.getByText(/Machine must have a slug, so it is left out/u)).toBeVisible();
  const logged = site
    .output()
    .split('\n')
    .filter((line) => line.includes('Content cannot be shown as it is'));
  for (const part of ['a table is left out', 'Machine must have a slug, so it is left out'])
    expect(logged.filter((line) => line.includes(part))).toHaveLength(1);
});
