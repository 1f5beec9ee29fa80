import { expect, signIn, test } from '../support/owner-test.ts';
import { postInquiry } from '../support/post-inquiry.ts';

// A mail server that nobody runs: what is to be sent waits for it.
test.use({
  siteEnv: {
    EMAIL_TO: 'owner@example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    TIME_ZONE: 'America/New_York',
  },
  timezoneId: 'Asia/Tokyo',
});

test('with mail they say what becomes of it, in the zone of the settings', async ({
  page,
  site,
}) => {
  const answer = await postInquiry(site.url, {
    // A form that the site does not have: mailed, and marked as unsure.
    name: 'Max Mailed',
    email: 'max@example.com',
    message: 'A locker?',
    formType: 'A Form of Yesterday',
  });
  expect(answer.status).toBe(200);
  await signIn(page, site, '/admin/inquiries');
  const line = page.getByRole('listitem').filter({ hasText: 'Max Mailed' });
  await expect(line.getByText('Being sent')).toBeVisible();
  await expect(line.getByText(/(?:EST|EDT|GMT-[45])$/u)).toBeVisible();
  await expect(page.getByText('No mail is set up')).toHaveCount(0);
  await page.getByRole('link', { name: /Max Mailed/u }).click();
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await expect(deliveries.getByText('waiting to be sent')).toBeVisible();
  await expect(deliveries.getByText(/next try/u)).toBeVisible();
  // It is on its way as it is: there is nothing to send after all.
  await expect(page.getByRole('button', { name: 'Not spam', exact: true })).toBeVisible();
  // Never a try in the past.
  const next = /next try (\d.*?(?:EST|EDT|GMT-[45]))/u.exec(await deliveries.innerText());
  if (next) expect(Date.parse(next[1]!)).toBeGreaterThan(Date.now() - 60_000);
});
