// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LikelyPages } from './likely-pages.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  PrefetchPageLinks: ({ page }: { page: string }) => <i>{page}</i>,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function ahead(path: string, connection: object): Promise<string[]> {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const Page = createRoutesStub([{ path: '*', Component: LikelyPages }]);
  const { container } = await act(async () => render(<Page initialEntries={[path]} />));
  return [...container.querySelectorAll('i')].map(({ textContent }) => textContent);
}

it('fetches the three likely pages ahead, but not the one that is shown', async () => {
  expect(await ahead('/', { effectiveType: '4g' })).toEqual([
    '/products',
    '/technology',
    '/contact',
  ]);
  cleanup();
  expect(await ahead('/contact', { effectiveType: '4g' })).toEqual(['/products', '/technology']);
});

it('fetches nothing ahead over a poor connection, or where data is to be saved', async () => {
  expect(await ahead('/', { effectiveType: '3g' })).toEqual([]);
  cleanup();
  expect(await ahead('/', { effectiveType: '4g', saveData: true })).toEqual([]);
});
