import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { startSampleSite, type SampleSite } from '../support/sample-site.ts';
import { expect, test } from '../support/site-test.ts';

/** A mail server that keeps what it is given. */
async function startMailServer(): Promise<{ url: string; mails: string[]; close(): void }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() };
}

const TITLE = 'Want to learn more about our vending solutions?';

let site: SampleSite;
let post: Awaited<ReturnType<typeof startMailServer>>;

test.beforeAll(async () => {
  post = await startMailServer();
  site = await startSampleSite({ SMTP_URL: post.url, EMAIL_TO: 'owner@example.com' });
});
test.afterAll(async () => {
  await site.stop();
  post.close();
});

test('a visitor subscribes to the newsletter, and confirms by the mail', async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  const band = page.getByRole('region', { name: TITLE });
  await band.getByLabel('Email').focus();
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);

  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(1);

  // The browser's own check lets this address through; the server's does not.
  await band.getByLabel('Email').fill('ada@localhost');
  await band.getByRole('button').click();
  await expect(band.getByRole('alert')).toContainText('Enter an email address like');
  await expect(band.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(band.getByLabel('Email')).toBeFocused();

  await band.getByLabel('Email').fill('ada@example.com');
  await band.getByRole('button').click();
  const asked = band.getByText('Almost done: we have sent you an email.');
  await expect(asked).toBeVisible();
  await expect(asked).toBeFocused();

  await expect.poll(() => post.mails.length, { timeout: 20_000 }).toBe(1);
  const mail = post.mails[0]!.replace(/=\r\n/gu, '').replace(/=3D/gu, '=');
  const link = new URL(/http:\S+\/newsletter\/confirm\?token=[\w.~%-]+/u.exec(mail)![0]);
  await page.goto(site.url + link.pathname + link.search);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your subscription is confirmed. Thank you!')).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form stands in the place of the newsletter', async ({ page }) => {
    await page.goto(`${site.url}/blog`);
    await expect(page.locator('#newsletter')).toBeHidden();
    await expect(page.locator('form[action="/inquiry"]')).toBeVisible();
  });
});
