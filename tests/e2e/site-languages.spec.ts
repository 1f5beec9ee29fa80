import type { Page } from '@playwright/test';
import { inquiryWords as german } from '#copy/de/inquiry-words.ts';
import { inquiryWords as arabic } from '#copy/ar/inquiry-words.ts';
import { mailWords as arabicMails } from '#copy/ar/mail-words.ts';
import { inquiryWords as english } from '#copy/en/inquiry-words.ts';
import { fill } from '#copy/wording.ts';
import { adminContentWords } from '#admin/copy/en/admin-content-words.ts';
import { adminStartWords } from '#admin/copy/en/admin-start-words.ts';
import { controlPage } from '../support/control-page.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { expect, signIn, startOwnerSite, test, type OwnerSite } from '../support/owner-test.ts';

const words = adminStartWords.languages;

let site: OwnerSite;
let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer();
  site = await startOwnerSite({
    ...{ SMTP_URL: mail.url, EMAIL_TO: 'owner@example.com', MAIL_ACKNOWLEDGEMENT: 'true' },
  });
});
test.afterAll(async () => {
  await site?.stop();
  await mail?.stop();
});

const statusOf = async (path: string) => (await fetch(site.url + path)).status;
const textOf = async (path: string) => (await fetch(site.url + path)).text();
const placeOf = async (path: string) => {
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};
const language = (page: Page, name: string) =>
  page.getByRole('region', { name: words.title }).getByRole('listitem').filter({ hasText: name });

async function turn(page: Page, name: string, to: 'on' | 'off'): Promise<void> {
  const act = to === 'on' ? words.switchOn : words.switchOff;
  await language(page, name)
    .getByRole('button', { name: new RegExp(`^${act}`, 'u') })
    .click();
  await expect(language(page, name).getByText(words.states[to], { exact: true })).toBeVisible();
}

type FormWords = { labels: Record<'name' | 'email' | 'message', string>; send: string };

/** Fills in the form of a page and sends it. */
async function write(
  page: Page,
  { labels, send }: FormWords,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const form = page.locator('form[data-form-type]');
  await form.getByLabel(labels.name).fill(name);
  await form.getByLabel(labels.email).fill(email);
  await form.getByLabel(labels.message).fill('2 × Duo');
  await form.getByRole('button', { name: send }).click();
}

// An owner's first hour with three languages, in one go.
test('languages are switched on, one is changed and published alone, written in, and switched off', async ({
  page,
  browser,
}) => {
  expect(await textOf('/')).not.toContain('hreflang');
  expect(await statusOf('/de')).toBe(404);
  await signIn(page, site);
  await expect(language(page, 'English')).toContainText(words.states.default);
  await turn(page, 'Deutsch', 'on');
  expect(await statusOf('/de')).toBe(200);
  expect(await placeOf('/ar/contact')).toEqual([302, '/contact']);
  await turn(page, 'العربية', 'on');

  // From here on the site knows the German addresses.
  await page.goto(`${site.url}/de/products`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Lebensmittel' })).toBeVisible();
  await page.goto(`${site.url}/de/contact`);
  await expect(page.getByRole('heading', { name: 'Schreiben Sie uns' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${site.url}/ar/contact`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

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

  await page.goto(`${site.url}/admin/content`);
  await page.getByRole('button', { name: adminContentWords.examine }).click();
  await page.getByText(adminContentWords.translations, { exact: true }).click();
  const table = page.getByRole('table', { name: adminContentWords.translations });
  for (const name of ['de', 'ar'])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const contact = table.getByRole('row').filter({ hasText: '/contact' });
  await expect(contact).toContainText(adminContentWords.translated.whole);

  // Without a script: a form that is filled in as fast as by this test is held to be unsure, and not acknowledged.
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${site.url}/ar/contact`);
  await write(visitor, arabic, { name: 'ليلى', email: 'layla@example.com' });
  await expect(visitor).toHaveURL(`${site.url}/ar/inquiry?sent`);
  await expect(visitor.getByRole('heading', { name: arabic.sent.title })).toBeVisible();
  const received = () => mail.mails.find(({ to }) => to?.[0]?.address === 'layla@example.com');
  await expect.poll(received).toBeTruthy();
  const { subject, html = '' } = received()!;
  expect(subject).toBe(fill(arabicMails.acknowledgement.subject, { number: 1 }));
  expect(html).toContain('dir="rtl"');
  expect(html).toContain(arabicMails.acknowledgement.thanks);

  // A page that stands open while its language is switched off.
  await visitor.goto(`${site.url}/de/contact`);
  await page.goto(`${site.url}/admin`);
  await turn(page, 'Deutsch', 'off');
  // The owner's screen reads the space itself, and the site hears of it a moment later.
  await expect.poll(() => placeOf('/de')).toEqual([302, '/']);
  expect(await placeOf('/de/products/lebensmittel?x=1')).toEqual([
    302,
    '/products/lebensmittel?x=1',
  ]);
  expect(await statusOf('/de/products/lebensmittel')).toBe(200);
  expect(await statusOf('/ar')).toBe(200);
  await write(visitor, german, { name: 'Jens', email: 'jens@example.com' });
  await expect(visitor).toHaveURL(`${site.url}/inquiry?sent`);
  await expect(visitor.getByRole('heading', { name: english.sent.title })).toBeVisible();
  await visitor.close();
  await turn(page, 'العربية', 'off');
  expect(await textOf('/')).not.toContain('hreflang');
});
