import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { SCREENS } from '#admin/screens.ts';
import type { TestParts } from '../../server.ts';
import { CANARIES, OWNER, postForm } from './owner-forms.ts';
import { quietConsole } from './quiet-console.ts';
import type { BuiltSite } from './built-site.ts';
import { startSampleSite } from './sample-site.ts';

export { expect } from '@playwright/test';
export { CANARIES, cookiesOf, OWNER, postForm } from './owner-forms.ts';

/** Paths of the owner's screens, without those of one inquiry or destination. */
export const OWNER_SCREENS = SCREENS.map(({ path }) => path).filter(
  (path) => !/:|\/(?:export|new)$/u.test(path),
);

/** A site of one's own, with one account. */
export type OwnerSite = BuiltSite & { firstCode: string };

/** Answers that a test provokes on purpose. */
const EXPECTED =
  /the server responded with a status of (?:400|401|403|404|409|410|413|429|502|503)/u;

/** The one-time code that the site printed when it started. */
export async function readFirstCode(site: BuiltSite): Promise<string> {
  await expect.poll(() => site.output()).toContain('with the code');
  return /with the code (\S+)/u.exec(site.output())![1]!;
}

/** All tests of a worker write from one address: a dozen posts within ten minutes are held to be unusual otherwise. */
const MANY_POSTS = { INTAKE_LIMIT_PER_CLIENT: '5000' };

/** Starts a site and makes its first account. */
export async function startOwnerSite(
  env: Record<string, string> = {},
  parts?: TestParts,
): Promise<OwnerSite> {
  const site = await startSampleSite(
    { ...CANARIES, ...MANY_POSTS, LOG_LEVEL: 'debug', ...env },
    parts,
  );
  return { ...site, firstCode: await signUpOwner(site) };
}

/** Makes the first account of a site. @returns the one-time code that it took */
export async function signUpOwner(site: BuiltSite): Promise<string> {
  const code = await readFirstCode(site);
  const made = await postForm(`${site.url}/admin/sign-up`, { ...OWNER, code });
  expect(made.status).toBe(302);
  return code;
}

/** Signs in as people do. */
export async function signIn(page: Page, site: { url: string }, next = ''): Promise<void> {
  await page.goto(`${site.url}/admin/sign-in${next && `?next=${encodeURIComponent(next)}`}`);
  await page.getByLabel('Email address').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin/sign-in'));
}

/** Opens a matter of a screen that is folded away, unless it stands open. */
export async function unfold(page: Page, title: string): Promise<Locator> {
  const heading = page.getByRole('heading', { name: title, exact: true });
  const fold = page.locator('details', { has: heading });
  if ((await fold.getAttribute('open')) === null) await heading.click();
  return page.getByRole('region', { name: title, exact: true });
}

/** Tests of the owner's side, on a site that no other project's tests write to; files of one worker share it. The browser must not complain on its console. */
export const test = base.extend<
  { complaints: string[] },
  { site: OwnerSite; siteEnv: Record<string, string> }
>({
  siteEnv: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ siteEnv }, use) => {
      const site = await startOwnerSite(siteEnv);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  complaints: [quietConsole(EXPECTED), { auto: true }],
});
