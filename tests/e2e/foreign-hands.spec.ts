import type { Page } from '@playwright/test';
import { FOREIGN_HANDS } from '../support/foreign-hands.ts';
import { REACT_FILE, startScriptRuns } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

/*
 * Visitors read the site through translators and with extensions that add to its pages. Whatever they change, the parts of
 * a page work, and nothing that was typed is lost.
 */

// A worker would have the files that are held back here.
test.use({ serviceWorkers: 'block' });

async function openIn(page: Page, path: string, hands: readonly (() => unknown)[]): Promise<void> {
  await page.goto(path);
  await startScriptRuns(page);
  for (const hand of hands) await page.evaluate(hand);
}

const MESSAGE = 'Two lockers for a lobby, please.';

/** Writes an inquiry as a person does: a tap, then letter by letter, while the part is hydrated. */
async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').click();
  await page.keyboard.type('Ada Vendor');
  await page.getByLabel('Email').click();
  await page.keyboard.type('ada@example.com');
  await page.getByLabel('Message').click();
  await page.keyboard.type(MESSAGE);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

/** Keeps React's code back until what is returned is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(REACT_FILE, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /send-contact-email|\/inquiry/u.test(request.url()))
      posts.push(request.url());
  });
  return posts;
}

const TAGS = { 'a translator': [], 'an extension': [], both: ['@gate'] };

for (const [who, hands] of Object.entries(FOREIGN_HANDS)) {
  test(
    `an inquiry is sent once from a page that ${who} changed, and another can follow`,
    { tag: TAGS[who as keyof typeof TAGS] },
    async ({ page }) => {
      const posts = postsOf(page);
      await openIn(page, '/contact', hands);
      await write(page);
      await send(page);
      const done = page.getByRole('heading', { name: 'Message Sent!' });
      await expect(done).toBeFocused();
      expect(posts).toHaveLength(1);
      await page.getByRole('button', { name: 'Send Another Message' }).click();
      await expect(page.getByLabel('Name')).toBeFocused();
      await expect(page.getByLabel('Message')).toHaveValue('');
    },
  );

  test(`what was typed stands once the slow code has come to a page that ${who} changed`, async ({
    page,
  }) => {
    const letCome = await holdReact(page);
    await openIn(page, '/contact', hands);
    await write(page);
    letCome();
    // The part has taken over once it says what is missing.
    await page.getByLabel('Email').fill('');
    await send(page);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Vendor');
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
  });

  test(`what is selected is still selected once the slow code has come to a page that ${who} changed`, async ({
    page,
  }) => {
    const letCome = await holdReact(page);
    await openIn(page, '/contact', hands);
    const email = page.getByLabel('Email');
    await email.click();
    await page.keyboard.type('ada@example.com');
    await email.press('ControlOrMeta+A');
    letCome();
    await expect(page.locator('[data-drawn=anew]').filter({ has: email })).toBeAttached();
    await expect(email).toBeFocused();
    await page.keyboard.type('b@example.com');
    await expect(email).toHaveValue('b@example.com');
  });

  test(`what could not be sent stands, and is sent again as the same, where ${who} changed the page`, async ({
    page,
  }) => {
    const keys: unknown[] = [];
    await page.route(/send-contact-email/u, (route) => {
      keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
      return keys.length === 1
        ? route.fulfill({ status: 503, json: { success: false, fallback: true } })
        : route.continue();
    });
    await openIn(page, '/contact', hands);
    await write(page);
    await send(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('contact us directly');
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test(`slides, rows and pictures turn at the first press on pages that ${who} changed`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openIn(page, '/', hands);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.locator('[aria-label="Go to slide 2"][aria-current=true]')).toBeVisible();
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(
      page.locator('[aria-label="Go to testimonial 2"][aria-current=true]'),
    ).toBeVisible();

    await openIn(page, '/machines/divi-wp', hands);
    await page.locator('a[data-press]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    const count = await dialog.locator('p').first().textContent();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.locator('p').first()).not.toHaveText(count!);
  });
}

/** What a browser tells of first when a visitor goes on to another field, or writes. */
const WAYS = {
  'a mouse': 'pointerdown',
  'the keyboard of a phone': 'change',
  'a letter': 'keydown',
};

for (const [way, told] of Object.entries(WAYS))
  test(`who is brought on by ${way} gets there while the part takes over a changed page`, async ({
    page,
  }) => {
    const letCome = await holdReact(page);
    await openIn(page, '/contact', FOREIGN_HANDS['both']);
    await write(page);
    const email = page.getByLabel('Email');
    await email.evaluate((field, name) => {
      const go = () => {
        field.dispatchEvent(new Event(name, { bubbles: true }));
        field.focus();
      };
      // Once the part is given to React, and before React draws it.
      addEventListener('island-hydrating', () => queueMicrotask(go));
    }, told);
    letCome();
    await expect(page.locator('[data-drawn=anew]').filter({ has: email })).toBeAttached();
    await expect(email).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
  });

test('what is pasted while the part takes over a changed page stands', async ({ page }) => {
  const letCome = await holdReact(page);
  await openIn(page, '/contact', FOREIGN_HANDS['both']);
  const email = page.getByLabel('Email');
  await email.click();
  await email.evaluate((field: HTMLInputElement) => {
    const paste = () => {
      field.dispatchEvent(new Event('paste', { bubbles: true }));
      field.value = 'ada@example.com';
    };
    addEventListener('island-hydrating', () => queueMicrotask(paste));
  });
  letCome();
  await expect(page.locator('[data-drawn=anew]').filter({ has: email })).toBeAttached();
  await expect(email).toHaveValue('ada@example.com');
});

// The enter key presses the button, too.
test('what is sent while the part takes over a changed page arrives', async ({ page }) => {
  const letCome = await holdReact(page);
  await openIn(page, '/contact', FOREIGN_HANDS['both']);
  await write(page);
  await page.getByRole('button', { name: 'Send Message' }).evaluate((button: HTMLElement) => {
    const press = () => {
      for (const name of ['pointerup', 'mouseup'])
        button.dispatchEvent(new Event(name, { bubbles: true }));
      button.click();
    };
    button
      .closest('[data-island]')!
      .addEventListener('island-hydrating', () => queueMicrotask(press));
  });
  letCome();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
});

test('a form that breaks as it is sent stands again with its words, and what is sent then is the same inquiry', async ({
  page,
  complaints,
}) => {
  await openIn(page, '/contact', []);
  await write(page);
  const button = page.getByRole('button', { name: 'Send Message' });
  await expect(page.locator('input[name=idempotencyKey]')).toBeAttached();
  // What React is about to take away is gone.
  await button.locator('svg').evaluate((icon) => icon.remove());
  const first = page.waitForRequest(/send-contact-email/u);
  await send(page);
  const { idempotencyKey } = (await first).postDataJSON() as { idempotencyKey: string };
  await expect(button.locator('svg')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
  const second = page.waitForRequest((request) => request.url().endsWith('/inquiry'));
  await send(page);
  expect(new URLSearchParams((await second).postData()!).get('idempotencyKey')).toBe(
    idempotencyKey,
  );
  await expect(page).toHaveURL(/\/inquiry\?sent$/u);
  expect(complaints.splice(0).join()).toContain('NotFoundError');
});
