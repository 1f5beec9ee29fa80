import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { authenticatorCode } from '#server/owner/accounts/test-support/account-bench.ts';
import { startSampleSite } from '../support/sample-site.ts';
import {
  cookiesOf,
  expect,
  OWNER,
  postForm,
  readFirstCode,
  signIn,
  test,
  unfold,
} from '../support/owner-test.ts';
import { ROOT } from '#tools/runtime.mjs';

const NEW = 'the-secret-that-was-set-afterwards-81f3';
const OTHER = 'a-secret-that-replaced-it-unannounced-5d';

test('AUTH_SECRET set after a second factor, then lost: codes go on, then words say what to do', async ({
  page,
}) => {
  const first = await startSampleSite();
  const { dataDir } = first;
  const made = await postForm(`${first.url}/admin/sign-up`, {
    ...OWNER,
    code: await readFirstCode(first),
  });
  const cookie = cookiesOf(made);
  const account = `${first.url}/admin/account`;
  await postForm(account, { act: 'begin-factor', password: OWNER.password }, { Cookie: cookie });
  const shown = await (await fetch(account, { headers: { Cookie: cookie } })).text();
  const secret = /<code[^>]*>([A-Z2-7 ]{40,})<\/code>/u.exec(shown)![1]!.replaceAll(' ', '');
  const on = await postForm(
    account,
    { act: 'finish-factor', code: authenticatorCode(secret, Date.now()) },
    { Cookie: cookie },
  );
  const recovery = [...(await on.text()).matchAll(/<code>(\w{5}-\w{5})<\/code>/gu)].map(
    (m) => m[1]!,
  );
  expect(recovery).toHaveLength(10);
  await first.stop();

  const set = await startSampleSite({ DATA_DIR: dataDir, AUTH_SECRET: NEW, SMTP_URI: 'smtp://x' });
  await expect.poll(() => set.output()).toContain('SMTP_URI is no setting of the site');
  expect(set.output()).toContain('is SMTP_URL meant?');
  await signIn(page, set);
  await page.getByLabel(/Code from the authenticator/u).fill(recovery[0]!);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await page.goto('about:blank');
  await set.stop();

  const env = { DATA_DIR: dataDir, AUTH_SECRET: OTHER };
  const lost = await startSampleSite(env);
  await signIn(page, lost);
  await expect(page.getByText('The second factor of this account cannot be read')).toBeVisible();
  await expect(page.getByText('--second-factor')).toBeVisible();
  const step = await postForm(
    `${lost.url}/admin/second-step`,
    { code: recovery[1]! },
    { Cookie: cookiesOf(await postForm(`${lost.url}/admin/sign-in`, OWNER)) },
  );
  expect(step.status).toBe(409);
  expect(await step.text()).toContain('The second factor of this account cannot be read');
  const said = execFileSync(
    process.execPath,
    ['src/core/server/commands/make-reset-link.ts', OWNER.email, '--second-factor'],
    { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  expect(said).toContain(`The second factor of ${OWNER.email} is off`);
  await signIn(page, lost);
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await page.goto('about:blank');
  await lost.stop();
});

test('removing someone asks to sign in again after ten minutes, on the page and for a direct post', async ({
  page,
  site,
}) => {
  await signIn(page, site, '/admin/people');
  const cookies = await page.context().cookies(site.url);
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const invited = await postForm(
    `${site.url}/admin/people`,
    { act: 'invite', email: 'mary@example.com', role: 'editor', password: OWNER.password },
    { Cookie },
  );
  const code = /<code[^>]*>([A-Z0-9-]{23})<\/code>/u.exec(await invited.text())![1]!;
  const mary = { name: 'Mary', email: 'mary@example.com', password: 'seven quiet bicycles' };
  expect((await postForm(`${site.url}/admin/sign-up`, { ...mary, code })).status).toBe(302);

  const store = new DatabaseSync(join(site.dataDir, 'site.sqlite'), { timeout: 5_000 });
  const id = String(
    store.prepare('select id from account_users where email = ?').get(mary.email)!.id,
  );
  // What eleven minutes do.
  store
    .prepare('update account_sessions set created_at = ? where token = ?')
    .run(
      new Date(Date.now() - 11 * 60_000).toISOString(),
      decodeURIComponent(cookies.find(({ name }) => name === 'session')!.value).split('.')[0]!,
    );
  store.close();
  const direct = await postForm(
    `${site.url}/admin/people`,
    { act: 'remove', id, 'typed-email': mary.email, password: OWNER.password },
    { Cookie },
  );
  expect(direct.status).toBe(403);
  await page.reload();
  const again = await unfold(page, 'Remove an account');
  await expect(again.getByText('within the last ten minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByText('Sign in once more to go on.')).toBeVisible();
  await page.getByLabel('Email address').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${site.url}/admin/people`);
  const remove = await unfold(page, 'Remove an account');
  await remove.getByLabel('Email address of this account, in full').fill(mary.email);
  await remove.getByLabel('Your password').fill(OWNER.password);
  await remove.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Account removed').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: mary.email })).toHaveCount(0);
});
