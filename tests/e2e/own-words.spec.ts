import type { Page } from '@playwright/test';
import { inquiryWords as german } from '#copy/de/inquiry-words.ts';
import { inquiryWords as english } from '#copy/en/inquiry-words.ts';
import { adminOwnWords as words } from '#admin/copy/en/admin-own-words.ts';
import { adminStartWords } from '#admin/copy/en/admin-start-words.ts';
import { controlPage } from '../support/control-page.ts';
import { expect, signIn, startOwnerSite, test, type OwnerSite } from '../support/owner-test.ts';

const KEY = 'inquiryWords.fieldMissing.email';
const OWN = 'Sag uns deine E-Mail-Adresse.';

let site: OwnerSite;
test.beforeAll(async () => {
  site = await startOwnerSite();
});
test.afterAll(async () => {
  await site?.stop();
});

async function switchGermanOn(page: Page): Promise<void> {
  const { title, switchOn, states } = adminStartWords.languages;
  const row = page
    .getByRole('region', { name: title })
    .getByRole('listitem')
    .filter({ hasText: 'Deutsch' });
  await row.getByRole('button', { name: new RegExp(`^${switchOn}`, 'u') }).click();
  await expect(row.getByText(states.on, { exact: true })).toBeVisible();
}

/** What a form says in the browser of an address that is missing. */
async function saidOf(page: Page, path: string, send: string): Promise<string> {
  await page.goto(site.url + path);
  const form = page.locator('form[data-form-type]');
  await form.getByRole('button', { name: send }).click();
  const field = form.locator('[name=email]');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const texts = await Promise.all(
    ids.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()),
  );
  return texts.join(' ');
}

// Seen failing: without the script in the page the form said the site's own words.
test('a word is looked up, said otherwise in German, and stands so in the browser’s messages', async ({
  page,
}) => {
  await signIn(page, site);
  await switchGermanOn(page);
  await page.goto(`${site.url}/admin/words`);
  await page.getByLabel(words.find).fill(german.fieldMissing.email);
  await page.getByRole('button', { name: words.button }).click();
  const row = page.getByRole('row').filter({ hasText: KEY });
  await expect(row).toContainText(english.fieldMissing.email);
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.getByText(words.howTitle).click();
  await page.getByRole('link', { name: words.make }).click();
  const { write, press, publish } = controlPage(page);
  await press('New Own word');
  await write({ Key: KEY });
  await press(/^German/u);
  await write({ 'Your words': OWN });
  await publish();

  await expect
    .poll(async () => (await fetch(`${site.url}/de/contact`)).text())
    .toContain(`ownWords=`);
  expect(await saidOf(page, '/de/contact', german.send)).toContain(OWN);
  expect(await page.locator('[data-drawn]').count()).toBe(0);
  expect(await saidOf(page, '/contact', english.send)).toContain(english.fieldMissing.email);

  await page.goto(`${site.url}/admin/words`);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(KEY);
  await expect(first).toContainText(words.yours);
  await first.getByRole('link', { name: words.edit }).click();
  await expect(page.getByText(OWN).or(page.getByLabel('Key'))).not.toHaveCount(0);
});
