import { HOSTS, startStandIns, type StandIns } from '#tests/stand-ins/start-stand-ins.ts';
import {
  OWNER,
  type OwnerSite,
  expect,
  signIn,
  startOwnerSite,
  test,
} from '../support/owner-test.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { postInquiry } from '../support/post-inquiry.ts';

let systems: StandIns;
let site: OwnerSite;
test.beforeAll(async () => {
  systems = await startStandIns();
  site = await startOwnerSite({}, { standIn: systems.url });
});
test.afterAll(async () => {
  await site.stop();
  await systems.close();
});

/** Sends an inquiry as a program that knows the form would. */
async function sendInquiry(message: string): Promise<void> {
  const answer = await postInquiry(site.url, {
    ...{ name: 'Alex Miller', email: 'alex@example.com', message },
    formType: 'Home Page Inquiry',
  });
  expect(answer.status).toBe(200);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a webhook is added, shown its secret once, switched on, and gets inquiries', async ({
      page,
    }) => {
      const name = `My program ${javaScriptEnabled ? 1 : 2}`;
      await signIn(page, site, '/admin/destinations');
      await page.getByRole('link', { name: /^Webhook/u }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name);
      await page
        .getByRole('textbox', { name: 'Address', exact: true })
        .fill('http://hooks.example.com/inquiries');
      await page.getByLabel('Your password').fill(OWNER.password);
      await page.getByRole('button', { name: 'Save and check' }).click();
      await expect(page.getByText('The address has to begin with https://')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue(
        name,
      );
      // Secrets are not shown again, also not what was just typed.
      await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('');
      await page
        .getByRole('textbox', { name: 'Address', exact: true })
        .fill('https://hooks.example.com/inquiries');
      await page.getByLabel('Your password').fill(OWNER.password);
      await page.getByRole('button', { name: 'Save and check' }).click();
      const secret = await page.getByRole('textbox', { name: 'Your signing secret' }).inputValue();
      expect(secret).toMatch(/^whsec_/u);
      await page.getByRole('link', { name: 'To the destination' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await page.content()).not.toContain(secret);
      await page.getByRole('button', { name: 'Send a test' }).click();
      await expect(page.getByText('It was taken: HTTP 204.')).toBeVisible();
      await page.getByRole('button', { name: 'Switch on' }).click();
      await expect(page.getByText('Works', { exact: true })).toBeVisible();
      const before = systems.webhook.received.length;
      await sendInquiry(`for ${name}`);
      await expect.poll(() => systems.webhook.received.length).toBeGreaterThan(before);
      await page.goto(`${site.url}/admin/inquiries`);
      await page
        .getByRole('link', { name: /Alex Miller/u })
        .first()
        .click();
      await expect(page.getByText(`Hand-off to ${name}`)).toBeVisible();
      await page.goto(`${site.url}/admin/destinations`);
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: 'Switch off' }).click();
      await expect(page.getByText('Nothing is sent there.')).toBeVisible();
    });
  });
}

test('a HubSpot whose field does not fit cannot be switched on; a refusal is seen on the start page', async ({
  page,
}) => {
  await signIn(page, site, '/admin/destinations/new?kind=hubspot-contacts');
  await page.getByLabel('Token').fill('pat-eu1-00000000-1111-2222-3333');
  await page.getByLabel('Phone', { exact: true }).fill('contact.mobile_nr');
  await page.getByLabel('Your password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('There is no such field there: contact.mobile_nr.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch on' })).toHaveCount(0);
  await page.getByLabel('Phone', { exact: true }).fill('contact.phone');
  await page.getByLabel('Your password').first().fill(OWNER.password);
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('No faults.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('Not tried yet', { exact: true })).toBeVisible();
  const screen = page.url();
  systems.fault(HOSTS.hubspot, 'refuses-field');
  await sendInquiry('refused there');
  await expect(async () => {
    await page.goto(`${site.url}/admin`);
    await expect(page.getByText(/HubSpot: contact refused 1 inquiry\./u).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.goto(screen);
  await expect(
    page.getByText(/It refused the field “phone” \(INVALID_VALUE\)/u).last(),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
  systems.fault(HOSTS.hubspot, 'none');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(async () => {
    await page.goto(screen);
    await expect(page.getByText('Works', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});
