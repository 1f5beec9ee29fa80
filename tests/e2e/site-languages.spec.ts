import type { Page } from '@playwright/test';
import { adminStartWords } from '../../app/admin/copy/admin-start-words.ts';
import { controlPage } from '../support/control-page.ts';
import { expect, signIn, startOwnerSite, test, type OwnerSite } from '../support/owner-test.ts';

const words = adminStartWords.languages;

let site: OwnerSite;
test.beforeAll(async () => {
  site = await startOwnerSite();
});
test.afterAll(() => site?.stop());

const statusOf = async (path: string) => (await fetch(site.url + path)).status;
const textOf = async (path: string) => (await fetch(site.url + path)).text();
const language = (page: Page, name: string) =>
  page.getByRole('region', { name: words.title }).getByRole('listitem').filter({ hasText: name });
const turn = (page: Page, name: string, act: string) =>
  language(page, name)
    .getByRole('button', { name: new RegExp(`^${act}`, 'u') })
    .click();

test('a language is switched on, its words are changed and published alone, and it is switched off', async ({
  page,
}) => {
  expect(await textOf('/')).not.toContain('hreflang');
  expect(await statusOf('/de')).toBe(404);
  await signIn(page, site);
  await expect(language(page, 'English')).toContainText(words.states.default);
  await turn(page, 'Deutsch', words.switchOn);
  await expect(language(page, 'Deutsch').getByText(words.states.on, { exact: true })).toBeVisible();
  expect(await statusOf('/de')).toBe(200);
  expect(await statusOf('/ar')).toBe(404);
  expect(await textOf('/de/contact')).toContain('Schreiben Sie uns');

  const { field, press } = controlPage(page);
  await page.goto(`${site.editorUrl}/entries/sample-contact-page`);
  await expect(field('Form: heading')).toHaveValue('Send Us a Message');
  await field('Form: heading').fill('Not published yet');
  await press(/^German/u);
  await expect(field('Form: heading')).toHaveValue('Schreiben Sie uns');
  await expect(page.getByText('the same in all languages').first()).toBeVisible();
  await field('Form: heading').fill('Ihre Nachricht an uns');
  await page.getByText('More', { exact: true }).click();
  await press('Publish German alone');
  await expect(page.getByText('Published in this language.')).toBeVisible();
  await expect.poll(() => textOf('/de/contact')).toContain('Ihre Nachricht an uns');
  expect(await textOf('/contact')).toContain('Send Us a Message');

  await page.goto(`${site.url}/admin`);
  await turn(page, 'Deutsch', words.switchOff);
  await expect(
    language(page, 'Deutsch').getByText(words.states.off, { exact: true }),
  ).toBeVisible();
  expect(await statusOf('/de')).toBe(404);
  expect(await textOf('/')).not.toContain('hreflang');
});
