import { axeViolations } from '../support/axe-violations.ts';
import { addElements, translate } from '../support/foreign-hands.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startScriptRuns } from '../support/page-parts.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { startSampleSite } from '../support/sample-site.ts';
import { expect, test } from '../support/site-test.ts';

const TITLE = 'Want to learn more about our vending solutions?';

let site: BuiltSite;
let post: MailServer;

test.beforeAll(async () => {
  post = await startMailServer();
  site = await startSampleSite({ SMTP_URL: post.url, EMAIL_TO: 'owner@example.com' });
});
test.afterAll(async () => {
  await site.stop();
  await post.stop();
});

/** Path of the link in the one mail to this address. */
async function confirmPathFor(address: string): Promise<string> {
  const mails = () => post.mails.filter(({ to }) => to?.some((each) => each.address === address));
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
  const link = /http:\S+\/newsletter\/confirm\?token=[\w.~%-]+/u.exec(mails()[0]!.text!)![0];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test('a visitor subscribes to the newsletter, and confirms by the mail', async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  const band = page.getByRole('region', { name: TITLE });
  await startScriptRuns(page);
  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(1);

  // The browser's own check lets this address through; the server's does not.
  await band.getByLabel('Email').fill('ada@localhost');
  await band.getByRole('button').click();
  await expect(band.getByRole('alert')).toContainText('Enter an email address like');
  await expect(band.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(band.getByLabel('Email')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await band.getByLabel('Email').fill('ada@example.com');
  await band.getByRole('button').click();
  const asked = band.getByText('Almost done: we have sent you an email.');
  await expect(asked).toBeVisible();
  await expect(asked).toBeFocused();

  await page.goto(site.url + (await confirmPathFor('ada@example.com')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your subscription is confirmed. Thank you!')).toBeVisible();
});

test('what was typed stands, and is refused in place, on a page that others changed', async ({
  page,
}) => {
  await page.goto(`${site.url}/blog`);
  await startScriptRuns(page);
  await page.evaluate(translate);
  await page.evaluate(addElements);
  const band = page.getByRole('region', { name: TITLE });
  await band.getByLabel('Email').click();
  await page.keyboard.type('ada@localhost');
  await page.keyboard.press('Enter');
  await expect(band.getByRole('alert')).toContainText('Enter an email address like');
  await expect(band.getByLabel('Email')).toHaveValue('ada@localhost');
  await expect(page).toHaveURL(/\/blog$/u);
});

test('the pages that answer the plain posts of the newsletter have no axe violation', async ({
  page,
}) => {
  await page.goto(`${site.url}/newsletter`);
  await page.getByLabel('Email').fill('lin@localhost');
  await page
    .locator('form[action="/newsletter"]')
    .evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByText('Enter an email address like')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${site.url}/newsletter?asked`);
  await expect(page.getByText('Almost done: we have sent you an email.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor subscribes by plain posts: told what is wrong, then asked to confirm', async ({
    page,
  }) => {
    await page.goto(`${site.url}/blog`);
    const band = page.getByRole('region', { name: TITLE });
    // The browser's own check lets this address through; the server's does not.
    await band.getByLabel('Email').fill('grace@localhost');
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await band.getByRole('button').click();
    expect((await refused).status()).toBe(400);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Enter an email address like',
    );
    const email = page.getByLabel('Email');
    await expect(email).toHaveValue('grace@localhost');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();

    await email.fill('grace@example.com');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByText('Almost done: we have sent you an email.')).toBeVisible();
    await expect(page).toHaveURL(/\/newsletter\?asked$/u);
    await page.reload();
    await expect(page.getByText('Almost done: we have sent you an email.')).toBeVisible();

    await page.goto(site.url + (await confirmPathFor('grace@example.com')));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your subscription is confirmed. Thank you!')).toBeVisible();
  });
});
