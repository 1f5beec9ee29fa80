import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import {
  expect,
  OWNER,
  postForm,
  signIn,
  unfold,
  test,
  type OwnerSite,
} from '../support/owner-test.ts';
import { joinAs, signInOwner } from '../support/role-accounts.ts';
import { postInquiry } from '../support/post-inquiry.ts';

// A site of its own: sign-ups are limited.
test.use({ siteEnv: { INTAKE_LIMIT_PER_CLIENT: '5004' } });

async function send(site: OwnerSite, name: string): Promise<void> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const answer = await postInquiry(site.url, { name, email, message: `A word from ${name}.` });
  expect(answer.status).toBe(200);
}

const QUESTION = /^No\. \d+: Olivia Owner set the stage to Won \(.*\d\d:\d\d.*\)\.$/u;

/** Opens an inquiry in the list. @returns its address */
async function open(page: Page, site: OwnerSite, name: string): Promise<string> {
  await page.goto(`${site.url}/admin/inquiries?${new URLSearchParams({ text: name })}`);
  await page.getByRole('link', { name: new RegExp(name, 'u') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  return page.url();
}

/** Somebody else, with a page that was opened before. */
async function otherPage(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
}

async function setStage(page: Page, stage: string): Promise<void> {
  await page.getByLabel('Stage', { exact: true }).selectOption(stage);
  await page.getByRole('button', { name: 'Set stage' }).click();
}

for (const [name, javaScriptEnabled] of [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('who sets the stage of an inquiry that somebody else has won meanwhile is asked first', async ({
      page,
      site,
    }) => {
      const who = `Late ${javaScriptEnabled ? 'Script' : 'Plain'}`;
      await send(site, who);
      await signIn(page, site);
      const address = await open(page, site, who);
      const late = await otherPage(page, address);
      await setStage(page, 'Won');
      const history = page.getByRole('region', { name: 'Notes and history' });
      await expect(history).toContainText('set the stage to Won');
      const note = late.getByLabel('Note', { exact: true });
      if (javaScriptEnabled) await note.fill('Half a note');
      await setStage(late, 'Lost');
      const asked = late.getByRole('alert').filter({ hasText: 'all the same?' });
      await expect(asked.getByRole('listitem')).toHaveText(QUESTION);
      await expect(asked).toContainText('Set the stage to Lost all the same?');
      if (javaScriptEnabled) {
        expect(await axeViolations(late)).toEqual([]);
        await expect(note).toHaveValue('Half a note');
        await expect(late.getByLabel('Stage', { exact: true })).toHaveValue('lost');
      }
      await page.reload();
      await expect(history).not.toContainText('set the stage to Lost');
      await late.getByRole('button', { name: 'Yes, all the same' }).click();
      await expect(asked).toHaveCount(0);
      await expect(late.getByRole('region', { name: 'Notes and history' })).toContainText(
        'set the stage to Lost',
      );
      if (javaScriptEnabled) await expect(note).toHaveValue('Half a note');
    });

    test('of several that are worked on at once, those that changed are asked about and the others done', async ({
      page,
      site,
    }) => {
      const group = `Group ${javaScriptEnabled ? 'Script' : 'Plain'}`;
      for (const one of ['One', 'Two']) await send(site, `${group} ${one}`);
      await signIn(page, site);
      const list = `${site.url}/admin/inquiries?${new URLSearchParams({ text: group })}`;
      const late = await otherPage(page, list);
      await open(page, site, `${group} One`);
      await setStage(page, 'Won');
      await expect(page.getByRole('region', { name: 'Notes and history' })).toContainText('Won');
      for (const box of await late.getByRole('checkbox').all()) await box.check();
      const bar = late.getByRole('group', { name: 'With the selected inquiries' });
      await bar.getByLabel('Stage').selectOption('Lost');
      await bar.getByRole('button', { name: 'Set stage' }).click();
      const asked = late.getByRole('alert').filter({ hasText: 'all the same?' });
      await expect(asked.getByRole('listitem')).toHaveText(QUESTION);
      await expect(asked).toContainText('The others are done.');
      const line = (one: string) =>
        late
          .getByRole('listitem')
          .filter({ has: late.getByRole('checkbox') })
          .filter({ hasText: one });
      await expect(line('One')).toContainText('Won');
      await expect(line('Two')).toContainText('Lost');
      if (javaScriptEnabled) expect(await axeViolations(late)).toEqual([]);
      await late.getByRole('button', { name: 'Yes, all the same' }).click();
      await expect(line('One')).toContainText('Lost');
      await expect(asked).toHaveCount(0);
    });
  });
}

test('one press in the list asks beside the list, and “no” shows what is', async ({
  page,
  site,
}) => {
  await send(site, 'Pressed Late');
  await signIn(page, site);
  const list = `${site.url}/admin/inquiries?text=pressed+late`;
  const late = await otherPage(page, list);
  await open(page, site, 'Pressed Late');
  await setStage(page, 'Won');
  await expect(page.getByRole('region', { name: 'Notes and history' })).toContainText('Won');
  await late.getByRole('button', { name: /^Mark as handled/u }).click();
  const asked = late.getByRole('alert').filter({ hasText: 'all the same?' });
  await expect(asked.getByRole('listitem')).toHaveText(QUESTION);
  await late.getByRole('button', { name: 'No, leave it' }).click();
  await expect(asked).toHaveCount(0);
  await expect(late.getByRole('button', { name: /^Open again/u })).toBeVisible();
});

test('an inquiry that somebody has worked on meanwhile is not erased without a question', async ({
  page,
  site,
}) => {
  await send(site, 'Erased Late');
  await signIn(page, site);
  const late = await otherPage(page, await open(page, site, 'Erased Late'));
  await page.getByLabel('Note', { exact: true }).fill('Promised a call.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Promised a call.')).toBeVisible();
  const fold = late.locator('details', { hasText: 'Erase this inquiry' });
  const erase = async () => {
    await fold.getByLabel('Your password').fill(OWNER.password);
    await fold.getByRole('button', { name: 'Erase inquiry' }).click();
  };
  await fold.locator('summary').click();
  await erase();
  await expect(fold.getByRole('alert')).toContainText('Olivia Owner wrote a note');
  await expect(fold.getByRole('alert')).toContainText('Erase it all the same?');
  await erase();
  await expect(late.getByText('Erased').first()).toBeVisible();
  // Somebody who still has it open loses no words.
  await page.getByLabel('Note', { exact: true }).fill('Too late.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(/^No\. \d+ was erased meanwhile/u)).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Too late.');
});

test('a redirect and a role that somebody else has changed meanwhile stay until it is said again', async ({
  page,
  site,
}) => {
  await signIn(page, site, '/admin/redirects');
  const made = await postForm(
    `${site.url}/admin/redirects`,
    { act: 'save', from: '/late', to: '/contact', kind: 'exact', status: '301' },
    { Cookie: await signInOwner(site) },
  );
  expect(made.status).toBe(302);
  const change = `${site.url}/admin/redirects?change=/late`;
  await page.goto(change);
  const late = await otherPage(page, change);
  const save = async (by: Page, to: string) => {
    await by.getByLabel('New address').fill(to);
    await by.getByRole('button', { name: 'Save the redirect' }).click();
  };
  await save(page, '/about');
  await expect(page.getByText('Redirect saved').first()).toBeVisible();
  await save(late, '/products');
  const asked = late.getByRole('alert').filter({ hasText: 'Olivia Owner has changed this' });
  await expect(asked).toContainText('Now it is: /late 301 /about.');
  await expect(late.getByLabel('New address')).toHaveValue('/products');
  await late.getByRole('button', { name: 'Save the redirect' }).click();
  await expect(late.getByText('Redirect saved').first()).toBeVisible();

  await page.goto(`${site.url}/admin/redirects`);
  const list = await otherPage(page, `${site.url}/admin/redirects`);
  await page.goto(change);
  await save(page, '/about');
  await expect(page.getByText('Redirect saved').first()).toBeVisible();
  const remove = list.getByRole('button', { name: 'Delete the redirect from /late' });
  await remove.click();
  await expect(
    list.getByRole('alert').filter({ hasText: 'Now it is: /late 301 /about.' }),
  ).toBeVisible();
  await remove.click();
  await expect(list.getByText('Redirect deleted').first()).toBeVisible();

  await joinAs(site, await signInOwner(site), 'sales', 'rob@people.example');
  await page.goto(`${site.url}/admin/people`);
  const other = await otherPage(page, `${site.url}/admin/people`);
  const give = async (by: Page, role: RegExp) => {
    const form = await unfold(by, 'Change a role');
    const account = form.getByLabel('Account');
    const option = account.locator('option').filter({ hasText: 'rob@people.example' });
    await account.selectOption(await option.getAttribute('value'));
    await form.getByRole('radio', { name: role }).check();
    await form.getByLabel('Your password').fill(OWNER.password);
    await form.getByRole('button', { name: 'Change the role' }).click();
  };
  await give(page, /^Editor/u);
  await expect(page.getByText('Role changed').first()).toBeVisible();
  await give(other, /^Owner/u);
  await expect(
    other.getByRole('alert').filter({ hasText: 'Olivia Owner has changed this' }),
  ).toBeVisible();
  await give(other, /^Owner/u);
  await expect(other.getByText('Role changed').first()).toBeVisible();
});

test('what a seller looked after goes to whoever the owner chooses, and the history names both', async ({
  page,
  site,
}) => {
  await send(site, 'Left Behind');
  await joinAs(site, await signInOwner(site), 'sales', 'leaving@people.example');
  await signIn(page, site);
  const address = await open(page, site, 'Left Behind');
  const seller = page.getByLabel('Looked after by');
  // Both are called the same, as accounts of tests are; the one that is not the owner's own came second.
  const sellers = seller.locator('option').filter({ hasText: OWNER.name });
  await seller.selectOption(await sellers.last().getAttribute('value'));
  await page.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(`gave it to ${OWNER.name}`)).toBeVisible();
  await page.goto(`${site.url}/admin/people`);
  const form = await unfold(page, 'Remove an account');
  const remove = async () => {
    const account = form.getByLabel('Account', { exact: true });
    const option = account.locator('option').filter({ hasText: 'leaving@people.example' });
    await account.selectOption(await option.getAttribute('value'));
    await form.getByLabel('Email address of this account').fill('leaving@people.example');
    await form.getByLabel('Your password').fill(OWNER.password);
    await form.getByRole('button', { name: 'Remove', exact: true }).click();
  };
  await remove();
  await expect(form.getByText('Choose who gets them, or nobody.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const successor = form.getByLabel('Their inquiries and follow-ups go to');
  const heir = successor.locator('option').filter({ hasText: OWNER.email });
  await successor.selectOption(await heir.getAttribute('value'));
  await remove();
  await expect(page.getByText('Account removed').first()).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Notes and history' })).toContainText(
    `gave it to ${OWNER.name} in place of ${OWNER.name}`,
  );
});
