// @vitest-environment happy-dom
import { act, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { visit } from '#tests/support/gallery-part.tsx';
import { LONG_TOAST_DURATION_MS, removeToast, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

vi.mock('./toast-list.tsx', () => {
  throw new Error('no connection');
});

afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

it('shows the words themselves, for a while, where what draws toasts cannot be fetched', async () => {
  const { root } = await visit(<Toaster />);
  const status = within(root).getByRole('status');
  const isSeen = () => status.closest('.sr-only') === null;
  expect(isSeen()).toBe(false);
  vi.useFakeTimers();
  act(() => void toast({ title: 'You are offline.', durationMs: Infinity }));
  await vi.waitFor(() => expect(isSeen()).toBe(true));
  expect(status.textContent).toBe('You are offline.');
  await act(async () => void (await vi.advanceTimersByTimeAsync(LONG_TOAST_DURATION_MS)));
  expect(status.textContent).toBe('');
  expect(isSeen()).toBe(false);
});
