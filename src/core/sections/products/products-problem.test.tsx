// @vitest-environment happy-dom
import { act, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const config = {
  CONTENTFUL_SPACE_ID: '',
  CONTENTFUL_ENVIRONMENT_ID: 'master',
  CONTENTFUL_DELIVERY_TOKEN: 'missing',
  CONTENTFUL_PREVIEW_TOKEN: 'missing',
  CONTENTFUL_MANAGEMENT_TOKEN: 'missing',
  source: 'none',
  configured: false,
  serving: 'unread',
};
const built = {
  configured: false,
  space: false,
  environment: true,
  token: false,
  failure: '',
  clientFailed: false,
};

beforeEach(() => vi.resetModules());

/** The page as React finds it, and what it shows once the runtime configuration has arrived. */
async function open(now: object) {
  const answer = { ...config, ...now };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const { visit } = await import('#tests/support/gallery-part.tsx');
  const { ProductsProblem } = await import('./products-problem.tsx');
  const { loadRuntimeConfig } = await import('#browser/runtime-config.ts');
  const { root } = await visit(<ProductsProblem reason="not-configured" setup={built} />);
  const states = () =>
    within(root)
      .getAllByRole('definition')
      .map((row) => row.textContent);
  const before = states();
  await act(loadRuntimeConfig);
  return { root, before, after: states() };
}

// Seen failing with `useSetupState` answering what the page was built with.
it('lists what is set as the running site has it, not as the page was built with it', async () => {
  const { root, before, after } = await open({ CONTENTFUL_SPACE_ID: 'acme' });
  expect(before).toEqual(['missing', 'set', 'missing']);
  expect(after).toEqual(['set', 'set', 'missing']);
  expect(within(root).getByRole('region', { name: 'Contentful Not Configured' })).toBeTruthy();
});

it('no longer asks for credentials that are there by now', async () => {
  const { root, after } = await open({
    CONTENTFUL_SPACE_ID: 'acme',
    CONTENTFUL_DELIVERY_TOKEN: 'set',
    configured: true,
  });
  expect(after).toEqual(['set', 'set', 'set']);
  expect(within(root).queryByRole('link', { name: 'Configure Contentful' })).toBeNull();
  expect(within(root).getByText('Retry')).toBeTruthy();
});
