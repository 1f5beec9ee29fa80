import type { Locator, Page } from '@playwright/test';
import { axeViolations, standsStill } from '../support/axe-violations.ts';
import { startScriptRuns } from '../support/page-parts.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

const APPEARANCES = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

// As long as they are on their way, pictures and words that appear are seen by axe as they are at that moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Looks at the page that is open on a telephone and on a computer, in light, and at its colours in the dark too. */
async function expectNoViolation(page: Page): Promise<void> {
  for (const { width, colorScheme } of APPEARANCES) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await standsStill(page);
    const found = await axeViolations(page, { colorsOnly: colorScheme === 'dark' });
    expect.soft(found, `at ${width} px in ${colorScheme}`).toEqual([]);
  }
}

/** Pages that answer what an address asks, the wrong input among them. */
const ANSWERS = [
  '/machines?kind=locker&place=mars',
  '/machines/compare?machine=divi-wp&machine=duo&machine=no-such',
  '/machines/divi-wp/spec-sheet',
  '/tools/fit?machine=duo&doorWidth=900&corridor=wide',
  '/tools/fit?machine=duo&corridor=1500&ceiling=1700',
  '/tools/payback?visitors=many',
  '/tools/locker-size?parcels=90&small=60&medium=40',
  '/search?q=chilled+lokers',
  '/search?q=zeppelin',
];

// A page without its entry was seen failing in the dark: its heading had the ground's colour.
for (const path of [...ANSWERS, '/products/no-such']) {
  test(`${path} has no axe violation`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolation(page);
  });
}

// Wide and light, each is looked at in every-page.spec.ts.
for (const path of [...PUBLIC_PATHS, '/not-found']) {
  test(`${path} has no axe violation on a telephone in the dark`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await standsStill(page);
    expect(await axeViolations(page)).toEqual([]);
  });
}

const form = (page: Page) => page.locator('form[action="/inquiry"]');

async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Name').fill('Ada Vendor');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Message').fill('Two lockers for a lobby, please.');
}

/** The forms' states that no address shows, and the pages that answer plain posts and mails. */
const FORM_STATES: Record<string, (page: Page) => Promise<void>> = {
  async 'a form with gaps'(page) {
    await page.goto('/contact');
    await startScriptRuns(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Enter your message.').first()).toBeVisible();
  },
  async 'a message that was sent'(page) {
    await page.goto('/machines');
    await startScriptRuns(page);
    await fill(page, 'ada@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  },
  async 'a plain post with an error'(page) {
    await page.goto('/blog');
    await fill(page, 'ada@localhost');
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(page).toHaveURL(/\/inquiry$/u);
    await expect(page.getByText('Please look at these fields again:')).toBeVisible();
  },
  async 'a plain post that was sent'(page) {
    await page.goto('/inquiry?sent');
  },
  async 'a newsletter link'(page) {
    await page.goto('/newsletter/confirm?token=a');
  },
  async 'a newsletter link that is not valid'(page) {
    await page.goto('/newsletter/unsubscribe?token=a');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByText('This link is not valid')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(FORM_STATES)) {
  test(`${name} has no axe violation`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page);
    await expectNoViolation(page);
  });
}

test('a focus ring has the shape of what it is around', async ({ page }) => {
  await page.goto('/machines');
  const card = page.locator('main article', { has: page.getByRole('link') }).first();
  const shapeOf = (locator: Locator, part?: string) =>
    locator.evaluate((element, pseudo) => getComputedStyle(element, pseudo).borderRadius, part);
  await card.getByRole('link').first().focus();
  expect(await shapeOf(card.getByRole('link').first(), '::after')).toBe(await shapeOf(card));
  const menuLink = page.getByRole('banner').getByRole('link', { name: 'Machines' });
  await menuLink.focus();
  expect(await shapeOf(menuLink)).toBe('10px');
});
