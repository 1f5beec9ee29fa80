// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, Outlet } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSlowNavigation } from './slow-navigation.ts';

const seen: (string | null)[] = [];

function Shell() {
  seen.push(useSlowNavigation());
  return <Outlet />;
}

function siteWhereMachinesTakes(ms: number) {
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Shell,
      children: [
        { index: true, Component: () => null },
        {
          path: 'machines',
          loader: () => new Promise((resolve) => setTimeout(() => resolve(null), ms)),
          Component: () => null,
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  seen.length = 0;
  return router;
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a navigation', () => {
  it('that has its data within 150 ms never counts as slow', async () => {
    const router = siteWhereMachinesTakes(149);
    await act(async () => void router.navigate('/machines'));
    await pass(149);
    expect(router.state.location.pathname).toBe('/machines');
    expect(seen.every((path) => path === null)).toBe(true);
  });

  it('that takes longer counts from then until the page is there', async () => {
    const router = siteWhereMachinesTakes(1000);
    await act(async () => void router.navigate('/machines'));
    await pass(149);
    expect(seen.at(-1)).toBeNull();
    await pass(1);
    expect(seen.at(-1)).toBe('/machines');
    await pass(850);
    expect(router.state.location.pathname).toBe('/machines');
    expect(seen.at(-1)).toBeNull();
  });
});
