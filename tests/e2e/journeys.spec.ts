import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();
const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** What visitors come for. Each must work whether or not the browser runs scripts. */
const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  async 'find a product and ask about it'(page) {
    await page.goto('/');
    await inMain(page, 'View All Product Types').click();
    await inMain(page, 'Grocery').click();
    await expect(heading(page, 'Grocery')).toBeVisible();
    await inMain(page, 'Schedule a Demo').click();
    await expect(heading(page, 'Contact Us')).toBeVisible();
    const form = page.locator('form[action="/inquiry"]');
    await form.getByLabel('Name').fill('Ada Vendor');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Message').fill('We sell groceries at two stations.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  },

  async 'compare machines and reach contact'(page) {
    await page.goto('/');
    await inMain(page, 'View All Machines').click();
    await expect(page).toHaveTitle('Our Machines | Vending Solutions');
    await expect(page.getByRole('heading', { name: 'Vending Machines', level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Smart Lockers', level: 2 })).toBeVisible();
    for (const machine of ['Divi WP', 'Option 2 Wall Mount']) {
      await inMain(page, machine).click();
      await expect(heading(page, machine)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Machine Specifications' })).toBeVisible();
      await expect(page.getByText('Customization Options')).toBeVisible();
      await expect(page.getByText('Software Compatibility')).toBeVisible();
      await expect(
        page.getByRole('heading', { name: `Interested in the ${machine}?` }),
      ).toBeVisible();
      if (machine === 'Divi WP') await page.goBack();
    }
    await inMain(page, 'Request Information').click();
    await expect(page).toHaveURL(/\/contact\?about=machine:option-2-wall-mount$/u);
  },

  async 'go from a goal to a machine'(page) {
    await page.goto('/');
    await inMain(page, 'Explore All Business Goals').click();
    await expect(heading(page, 'Business Goals')).toBeVisible();
    await inMain(page, 'Fleet Management').click();
    await expect(heading(page, 'Fleet Management')).toBeVisible();
    const machines = page.getByRole('region', { name: 'Recommended Machines' });
    const machine = machines.getByRole('link').first();
    const name = (await machine.innerText()).trim();
    await machine.click();
    await expect(page).toHaveURL(/\/machines\/[a-z0-9-]+$/u);
    await expect(heading(page, name)).toBeVisible();
  },

  async 'read the blog back to page two, and one topic alone'(page) {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
    await page.getByRole('link', { name: 'Older posts' }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/u);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    const older = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    const title = (await older.innerText()).trim();
    await older.getByRole('link').click();
    await expect(heading(page, title)).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'Newer posts' }).click();
    await expect(page).toHaveURL(/\/blog$/u);
    const topics = page.getByRole('navigation', { name: 'Topics' });
    await topics.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/blog\?tag=[^&]+$/u);
    await expect(topics.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
    // The address alone shows the same.
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    const shown = await titles.allInnerTexts();
    await page.goto(page.url());
    expect(await titles.allInnerTexts()).toEqual(shown);
  },

  async 'read the legal texts'(page) {
    await page.goto('/contact');
    await inFooter(page, 'Privacy Policy').click();
    await expect(heading(page, 'Privacy Policy')).toBeVisible();
    await expect(page).toHaveTitle('Privacy Policy | Vending Solutions');
    await inFooter(page, 'Terms of Service').click();
    await expect(heading(page, 'Terms of Service')).toBeVisible();
    await inFooter(page, 'About Us').click();
    await expect(heading(page, 'About Us')).toBeVisible();
  },

  async 'open an answer that has an address'(page) {
    await page.goto('/contact');
    const question = page.locator('#faq details').nth(1);
    const answer = await question.locator('[id^="faq-"]').getAttribute('id');
    await page.goto(`/contact#${answer}`);
    await expect(question).toHaveAttribute('open', '');
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'A visitor can' : 'With JavaScript off, a visitor can', () => {
    test.use({ javaScriptEnabled });
    for (const [journey, go] of Object.entries(JOURNEYS))
      test(journey, { tag: javaScriptEnabled ? '@gate' : [] }, ({ page }) => go(page));
  });
}
