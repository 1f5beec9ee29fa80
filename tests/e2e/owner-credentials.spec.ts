import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBuiltSite } from '../support/built-site.ts';
import { CANARIES, cookiesOf, expect, OWNER, postForm, test } from '../support/owner-test.ts';
import { ROOT } from '#tools/runtime.mjs';
import { SPACE_FILE } from '#space/space-file.ts';

/** A delivery service of its own, as a space elsewhere would be. */
async function startSpace(): Promise<{ host: string; previewHost: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [
    fileURLToPath(import.meta.resolve('contentful-emulator/command')),
    ...['--space', SPACE_FILE, '--space-id', 'owners-space', '--port', '0', '--preview-port', '0'],
    ...['--delivery-token', 'owners-delivery-token', '--preview-token', 'owners-preview-token'],
  ]);
  let host = '';
  for await (const line of createInterface({ input: child.stdout! })) {
    host ||= /ready on http:\/\/(\S+)/u.exec(line)?.[1] ?? '';
    const previewHost = /Preview on http:\/\/(\S+)/u.exec(line)?.[1];
    if (previewHost) return { host, previewHost, child };
  }
  throw new Error('The space did not start');
}

test.describe('A site without credentials', () => {
  test('gets them typed in, tested and saved, and shows live content without a restart', async ({
    page,
  }) => {
    const space = await startSpace();
    const env = {
      ...CANARIES,
      CONTENT_SOURCE: 'contentful',
      CONTENTFUL_HOST: space.host,
      CONTENTFUL_PREVIEW_HOST: space.previewHost,
      CONTENTFUL_PREVIEW_TOKEN: 'token-from-environment',
    };
    const site = await startBuiltSite(env);
    try {
      await makeOwner(site.dataDir, site.url, page);
      await page.goto(`${site.url}/admin/environment-variables`);
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

      await expect(page.getByText('No space is connected')).toBeVisible();
      // The environment wins, is shown as such and is no field to type in.
      await expect(field('Preview token')).toHaveCount(0);
      await expect(page.getByText('set, ends with ment')).toBeVisible();
      await expect(page.getByText('set where the site is installed, which counts')).toBeVisible();

      await field('Space ID').fill('owners-space');
      await field('Delivery token').fill('not-the-right-token');
      await press('Test connection');
      await expect(
        page.getByText('Authentication failed. Please check your Contentful Delivery Token.'),
      ).toBeVisible();
      await expect(page.getByText('Contentful connection failed').first()).toBeVisible();
      await field('Delivery token').fill('owners-preview-token');
      await press('Test connection');
      await expect(
        page.getByText('This is a preview token. Enter the delivery token of the space.'),
      ).toBeVisible();
      await field('Delivery token').fill('CFPAT-aaaaaaaaaaaaaaaaaaaaaaa');
      await press('Test connection');
      await expect(page.getByText('This is a management token (CFPAT-…)')).toBeVisible();
      await field('Space ID').fill('no-such-space');
      await field('Delivery token').fill('owners-delivery-token');
      await press('Test connection');
      await expect(
        page.getByText(
          /Space not found\. Please check your Contentful Space ID\.|Authentication failed/u,
        ),
      ).toBeVisible();
      await field('Space ID').fill('owners-space');
      await field('Delivery token').fill('owners-delivery-token');
      await press('Test connection');
      await expect(page.getByText('The space answers.')).toBeVisible();
      await expect(page.getByText('Contentful connection successful!').first()).toBeVisible();

      // Tested is not saved.
      const origin = async () =>
        (await page.request.get(`${site.url}/machines`)).headers()['x-content-source'];
      expect(await origin()).toBe('fallback');
      await field('Delivery token').fill('owners-delivery-token');
      await page.getByLabel('Your password').fill('the wrong password');
      await press('Save');
      await expect(page.getByText('The password is not right.')).toBeVisible();
      expect(await origin()).toBe('fallback');
      await field('Delivery token').fill('owners-delivery-token');
      await page.getByLabel('Your password').fill(OWNER.password);
      await press('Save');
      await expect(page.getByText('Content comes from your Contentful space')).toBeVisible();
      await expect.poll(origin).toBe('live');
      await page.goto(`${site.url}/machines`);
      await expect(page.getByRole('link', { name: /Duo/u }).first()).toBeVisible();

      // Write only: the token is in no byte of the page that shows it as set, and not in the store either.
      const html = await (await page.request.get(`${site.url}/admin/environment-variables`)).text();
      expect(html).toContain('set, ends with oken');
      expect(html).not.toContain('owners-delivery-token');
      // Left first: an open page would complain of what it cannot fetch ahead any more.
      await page.goto('about:blank');
      await site.stop();

      // It was kept, and opens with the same key only.
      const again = await startBuiltSite({ ...env, DATA_DIR: site.dataDir });
      const shown = async (url: string) =>
        (await fetch(`${url}/machines`)).headers.get('x-content-source');
      expect(await shown(again.url)).toBe('live');
      await again.stop();
      const otherKey = await startBuiltSite({
        ...env,
        DATA_DIR: site.dataDir,
        SETTINGS_KEY: 'another key that is quite long enough too',
      });
      expect(await shown(otherKey.url)).toBe('fallback');
      // Same store, same AUTH_SECRET: the session goes on.
      await page.goto(`${otherKey.url}/admin/environment-variables`);
      await expect(page.getByText('stored, but encrypted with another key').first()).toBeVisible();
      await page.goto('about:blank');
      await otherKey.stop();
    } finally {
      await page.close();
      space.child.kill();
      await site.stop();
    }
  });

  test('refuses ids that would lead requests elsewhere, and reads no host from a form', async ({
    page,
  }) => {
    const site = await startBuiltSite({
      ...CANARIES,
      CONTENT_SOURCE: 'contentful',
      CONTENTFUL_HOST: '127.0.0.1:9',
    });
    try {
      const cookie = await makeOwner(site.dataDir, site.url, page);
      const hostile = [
        '../other',
        '..',
        '.',
        'a/b',
        'a@evil.example',
        '[::1]',
        'a?b',
        'a#b',
        'a%2fb',
        'evil.example:80',
        'a\\b',
        'ｅvil',
      ];
      for (const value of hostile) {
        for (const name of ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT_ID']) {
          for (const act of ['save', 'test']) {
            const answer = await postForm(
              `${site.url}/admin/environment-variables`,
              {
                act,
                [name]: value,
                CONTENTFUL_DELIVERY_TOKEN: 'a-token-of-some-length',
                password: OWNER.password,
              },
              { Cookie: cookie },
            );
            expect([answer.status, name, value], act).toEqual([400, name, value]);
          }
        }
      }
      const saved = await postForm(
        `${site.url}/admin/environment-variables`,
        {
          act: 'save',
          CONTENTFUL_SPACE_ID: 'plain',
          CONTENTFUL_DELIVERY_TOKEN: 'a-token-of-some-length',
          CONTENTFUL_HOST: 'evil.example',
          host: 'evil.example',
          password: OWNER.password,
        },
        { Cookie: cookie },
      );
      expect(saved.status).toBe(302);
      const health = await fetch(`${site.url}/health`, { headers: { Cookie: cookie } });
      const { content } = (await health.json()) as { content: { host: string } };
      expect(content.host).toMatch(/^127\.0\.0\.1:/u);
    } finally {
      // Closed first: an open page would complain of what it cannot fetch ahead any more.
      await page.close();
      await site.stop();
    }
  });
});

/** The first account by the command line, as an operator without the console's lines would make it. */
async function makeOwner(
  dataDir: string,
  url: string,
  page: import('@playwright/test').Page,
): Promise<string> {
  const command = spawn(
    process.execPath,
    [join(ROOT, 'src/core/server/commands/create-account.ts'), OWNER.email],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    },
  );
  let said = '';
  for await (const chunk of command.stdout!) said += String(chunk);
  const code = /code: (\S+)/u.exec(said)![1]!;
  const answer = await postForm(`${url}/admin/sign-up`, { ...OWNER, code });
  expect(answer.status).toBe(302);
  const cookie = cookiesOf(answer);
  await page.context().addCookies(
    cookie.split('; ').map((pair) => {
      const cut = pair.indexOf('=');
      return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url };
    }),
  );
  return cookie;
}
