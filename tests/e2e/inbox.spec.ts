import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, OWNER, signIn, test, type OwnerSite } from '../support/owner-test.ts';
import { joinAs, signInOwner } from '../support/role-accounts.ts';
import { postInquiry } from '../support/post-inquiry.ts';

// A site of its own: counts of the whole inbox are looked at.
test.use({ siteEnv: { INTAKE_LIMIT_PER_CLIENT: '5003' } });

async function send(site: OwnerSite, name: string, fields: Record<string, string> = {}) {
  const answer = await postInquiry(site.url, {
    formType: 'Contact Page Form',
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    message: `A word from ${name}.`,
    ...fields,
  });
  expect(answer.status).toBe(200);
}

const lines = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
const line = (page: Page, name: string) => lines(page).filter({ hasText: name });
const open = (page: Page, site: OwnerSite, query: string) =>
  page.goto(`${site.url}/admin/inquiries?${query}`);

test('an act that takes long, or is not heard of, takes nothing away that is typed elsewhere', async ({
  page,
  site,
  context,
  complaints,
}) => {
  await send(site, 'Slow Line');
  await signIn(page, site, `/admin/inquiries?${new URLSearchParams({ text: 'Slow Line' })}`);
  await page.getByRole('link', { name: /Slow Line/u }).click();
  const note = page.getByLabel('Note', { exact: true });
  const history = page.getByRole('region', { name: 'Notes and history' });
  const held = Promise.withResolvers<void>();
  let isHeld = true;
  await context.route('**/admin/inquiries/*', async (route) => {
    const request = route.request();
    // What is posted before the application answers is the browser's, which waits for the page that comes of it.
    const isOurs = request.method() === 'POST' && request.resourceType() === 'fetch';
    if (isHeld && isOurs) await held.promise;
    await route.continue();
  });
  await page.getByLabel('Looked after by').selectOption({ label: OWNER.name });
  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByLabel('Follow up on').fill('2020-02-03');
  await note.fill('Call back.');
  isHeld = false;
  held.resolve();
  await expect(history).toContainText(`gave it to ${OWNER.name}`);
  await expect(page.getByLabel('Follow up on')).toHaveValue('2020-02-03');
  await expect(note).toHaveValue('Call back.');
  const add = page.getByRole('button', { name: 'Add note' });
  await context.setOffline(true);
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This was not saved' })).toBeVisible();
  await expect(note).toHaveValue('Call back.');
  await context.setOffline(false);
  expect(complaints.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
  await add.dblclick();
  await expect(history.getByRole('listitem').filter({ hasText: 'Call back.' })).toHaveCount(1);
  await expect(note).toHaveValue('');
  await expect(page.getByText('This was not saved')).toHaveCount(0);
  await expect(page.getByLabel('Follow up on')).toHaveValue('2020-02-03');
});

for (const [name, javaScriptEnabled] of [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test(
      'one inquiry is read, moved on, noted, given away and put off, with who and when',
      { tag: javaScriptEnabled ? '@gate' : [] },
      async ({ page, site }) => {
        const who = `Stage ${javaScriptEnabled ? 'Script' : 'Plain'}`;
        const query = new URLSearchParams({ text: who }).toString();
        await send(site, who);
        await signIn(page, site, `/admin/inquiries?${query}`);
        await expect(line(page, who).getByText('Unread')).toBeAttached();
        await page.getByRole('link', { name: new RegExp(who, 'u') }).click();
        await page.getByLabel('Stage', { exact: true }).selectOption('Quoted');
        await page.getByRole('button', { name: 'Set stage' }).click();
        await page
          .getByLabel('Note', { exact: true })
          .fill('Wants <b>two</b> lockers.\nCall back.');
        await page.getByRole('button', { name: 'Add note' }).click();
        await page.getByLabel('Looked after by').selectOption({ label: OWNER.name });
        await page.getByRole('button', { name: 'Assign' }).click();
        await page.getByRole('button', { name: 'Set date' }).click();
        await expect(page.getByText('Choose a date.')).toBeVisible();
        await page.getByLabel('Follow up on').fill('2020-02-03');
        await page.getByRole('button', { name: 'Set date' }).click();
        const history = page.getByRole('region', { name: 'Notes and history' });
        for (const words of [
          'read it first',
          'set the stage to Quoted',
          'Wants <b>two</b> lockers.',
          `gave it to ${OWNER.name}`,
          /set the follow-up to 3 Feb 2020/u,
        ])
          await expect(history.getByRole('listitem').filter({ hasText: words })).toContainText(
            OWNER.name,
          );
        await expect(page.getByText('Follow-up due 3 Feb 2020')).toBeVisible();
        await expect(page.getByText('Choose a date.')).toHaveCount(0);
        await open(page, site, `${query}&stage=quoted&assignee=me&due=yes`);
        await expect(lines(page)).toHaveCount(1);
        await expect(line(page, who)).toContainText(OWNER.name);
        await open(page, site, `${query}&unread=yes`);
        await expect(lines(page)).toHaveCount(0);
        await open(page, site, query);
        await page.getByRole('link', { name: new RegExp(who, 'u') }).click();
        await page.getByRole('button', { name: 'Take the date off' }).click();
        await expect(page.getByText('Follow-up due')).toHaveCount(0);
        await page.getByRole('button', { name: 'Mark as unread' }).click();
        await open(page, site, `${query}&unread=yes`);
        await expect(lines(page)).toHaveCount(1);
      },
    );

    test('one press in the list moves an inquiry on, and keeps the search', async ({
      page,
      site,
    }) => {
      const who = `Press ${javaScriptEnabled ? 'Script' : 'Plain'}`;
      for (const one of ['One', 'Two']) await send(site, `${who} ${one}`);
      await signIn(page, site, `/admin/inquiries?${new URLSearchParams({ text: who })}`);
      const menu = page.getByRole('link', { name: /^Inquiries \d+ open$/u });
      const openNow = async () => Number(/\d+/u.exec((await menu.textContent())!)![0]);
      const before = await openNow();
      const press = (name: string) =>
        line(page, `${who} One`)
          .getByRole('button', { name: new RegExp(name, 'u') })
          .click();
      await press('Mark as handled');
      await expect(line(page, `${who} One`)).toContainText('Contacted');
      await expect(line(page, `${who} Two`)).toContainText('New');
      await expect(page).toHaveURL(new RegExp(`text=${who.replace(' ', '\\+')}`, 'u'));
      await expect.poll(openNow).toBe(before - 1);
      await press('Open again');
      await expect(line(page, `${who} One`)).toContainText('New');
      await expect.poll(openNow).toBe(before);
    });

    test('several are worked on at once, and a search is kept and deleted', async ({
      page,
      site,
    }) => {
      const group = `Bulk ${javaScriptEnabled ? 'Script' : 'Plain'}`;
      for (const one of ['One', 'Two', 'Three']) await send(site, `${group} ${one}`);
      const query = new URLSearchParams({ text: group }).toString();
      await signIn(page, site, `/admin/inquiries?${query}`);
      const bar = page.getByRole('group', { name: 'With the selected inquiries' });
      await expect(bar).toBeHidden();
      const choose = async () => {
        for (const one of ['One', 'Three'])
          await line(page, `${group} ${one}`).getByRole('checkbox').check();
      };
      await choose();
      await bar.getByLabel('Stage').selectOption('Won');
      await bar.getByRole('button', { name: 'Set stage' }).click();
      await expect(line(page, `${group} One`)).toContainText('Won');
      await expect(line(page, `${group} Two`)).toContainText('New');
      await expect(page).toHaveURL(new RegExp(`text=${group.replace(' ', '\\+')}`, 'u'));
      await choose();
      await bar.getByRole('button', { name: 'Mark as read' }).click();
      await expect(line(page, `${group} Three`).getByText('Unread')).toHaveCount(0);
      await expect(line(page, `${group} Two`).getByText('Unread')).toHaveCount(1);
      await choose();
      await bar.getByLabel('Looked after by').selectOption({ label: OWNER.name });
      await bar.getByRole('button', { name: 'Assign' }).click();
      await expect(line(page, `${group} One`)).toContainText(OWNER.name);
      await choose();
      await bar.getByRole('button', { name: 'Spam', exact: true }).click();
      await expect(lines(page)).toHaveCount(1);
      await page.getByText('Keep this search').click();
      await page.getByLabel('Name of the search').fill(group);
      await page.getByRole('button', { name: 'Keep it' }).click();
      const views = page.getByRole('navigation', { name: 'Views' });
      await page.goto(`${site.url}/admin/inquiries`);
      await views.getByRole('link', { name: group }).click();
      await expect(lines(page)).toHaveCount(1);
      await views.getByRole('button', { name: `Delete the search ${group}` }).click();
      await expect(views.getByRole('link', { name: group })).toHaveCount(0);
    });
  });
}

test('what the same person sent before stands beside the new one, in whatever letters', async ({
  page,
  site,
}) => {
  await send(site, 'Olga Often', { email: 'olga@example.com', subject: 'First question' });
  await send(site, 'Olga Often', { email: 'OLGA@Example.com', subject: 'Second question' });
  await send(site, 'Olga Other', { email: 'other@example.com', subject: 'Not hers' });
  await signIn(page, site, '/admin/inquiries?text=second+question');
  await page.getByRole('link', { name: /Olga Often/u }).click();
  const others = page.getByRole('region', { name: 'Others from this person' });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await others.getByRole('link', { name: /First question/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olga Often');
  await expect(others).toContainText('Second question');
});

test('a kept search is its owner’s alone, and sales sees who did what', async ({ page, site }) => {
  await send(site, 'Petra Private');
  await joinAs(site, await signInOwner(site), 'sales', 'sam@people.example');
  await signIn(page, site, '/admin/inquiries?text=petra');
  await page.getByText('Keep this search').click();
  await page.getByLabel('Name of the search').fill('Only mine');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: /Petra Private/u }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${site.url}/admin/sign-in?next=/admin/inquiries`);
  await page.getByLabel('Email address').fill('sam@people.example');
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /Petra Private/u })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Only mine' })).toHaveCount(0);
  await page.getByRole('link', { name: /Petra Private/u }).click();
  await expect(page.getByRole('region', { name: 'Notes and history' })).toContainText(
    `${OWNER.name} read it first`,
  );
});

test('the list is walked and worked on by key, and only while the focus is in it', async ({
  page,
  site,
}) => {
  for (const one of ['One', 'Two', 'Three']) await send(site, `Key ${one}`);
  await signIn(page, site, '/admin/inquiries?text=key');
  const link = (name: string) => page.getByRole('link', { name: new RegExp(name, 'u') });
  const box = (name: string) => line(page, name).getByRole('checkbox');
  // Elsewhere the same letters do nothing.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const words = page.getByLabel('Words or number');
  await words.fill('');
  await words.press('j');
  await words.press('?');
  await words.press('x');
  await expect(words).toHaveValue('j?x');
  await expect(page.getByRole('dialog')).toBeHidden();

  await link('Key Three').focus();
  await page.keyboard.press('j');
  await expect(link('Key Two')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('Key One')).toBeFocused();
  await page.keyboard.press('j');
  await expect(link('Key One')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await expect(link('Key Three')).toBeFocused();
  await page.keyboard.press('x');
  await expect(box('Key Three')).toBeChecked();
  await page.keyboard.press('x');
  await expect(box('Key Three')).not.toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the list' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await link('Key Three').focus();
  await page.keyboard.press('/');
  await expect(words).toBeFocused();
  await link('Key Two').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Key Two');
});

for (const width of [390, 1440]) {
  test(`the inbox with work on it fits and is accessible, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await send(site, `Fit ${'W'.repeat(60)}${width}`, { email: 'fit@example.com' });
    await signIn(page, site, '/admin/inquiries?text=fit');
    const check = async () => {
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    };
    await page.getByText('Keep this search').click();
    await lines(page).first().getByRole('checkbox').check();
    await check();
    await page.getByRole('link', { name: /Fit/u }).first().click();
    await page.getByLabel('Note', { exact: true }).fill('n'.repeat(200));
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByLabel('Follow up on').fill('2030-01-02');
    await page.getByRole('button', { name: 'Set date' }).click();
    await expect(page.getByText('Follow up 2 Jan 2030')).toBeVisible();
    await check();
  });
}
