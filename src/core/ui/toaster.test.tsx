// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asHtml, visit } from '#tests/support/gallery-part.tsx';
import { removeToast, toast, TOAST_EXIT_MS, updateToast, type ToastInput } from './toast.ts';
import { Toaster } from './toaster.tsx';

async function show(...inputs: ToastInput[]) {
  const { root } = await visit(<Toaster />);
  const ids = await act(async () => inputs.map(toast));
  const list = () => within(root).queryByRole('list');
  const shown = () =>
    list()
      ? within(list()!)
          .getAllByRole('listitem')
          .map((item) => item.querySelector('p')!.textContent)
      : [];
  return { root, ids, shown, list };
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

describe('the toaster', () => {
  it('stands in the page as two empty live regions', () => {
    const html = asHtml(<Toaster />);
    expect(html).toContain('role="status"');
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('<ol');
  });

  it('shows three, newest on top, and lets the others wait without losing time', async () => {
    const { shown } = await show({ title: '1' }, { title: '2' }, { title: '3' }, { title: '4' });
    expect(shown()).toEqual(['4', '3', '2']);
    await pass(4000 + TOAST_EXIT_MS);
    expect(shown()).toEqual(['1']);
    await pass(3999);
    expect(shown()).toEqual(['1']);
    await pass(1 + TOAST_EXIT_MS);
    expect(shown()).toEqual([]);
  });

  it('reads errors out at once and all else politely', async () => {
    const { root } = await show(
      { title: 'Sent', description: 'Thank you' },
      { title: 'Failed', tone: 'error' },
    );
    expect(within(root).getByRole('status').textContent).toBe('Sent. Thank you');
    expect(within(root).getByRole('alert').textContent).toBe('Failed');
  });

  it('counts from the last change of a toast', async () => {
    const { ids, shown } = await show({ title: 'Refreshing…', durationMs: Infinity });
    await pass(60_000);
    expect(shown()).toEqual(['Refreshing…']);
    await act(async () => void updateToast(ids[0]!, { title: 'Done', durationMs: 5000 }));
    await pass(4999);
    expect(shown()).toEqual(['Done']);
    await pass(1 + TOAST_EXIT_MS);
    expect(shown()).toEqual([]);
  });

  it.each([
    ['the pointer', 'pointerEnter', 'pointerLeave'],
    ['the focus', 'focus', 'blur'],
  ] as const)('stands still while it has %s', async (_what, begin, end) => {
    const { list, shown } = await show({ title: 'a' });
    await pass(3000);
    fireEvent[begin](list()!);
    await pass(60_000);
    expect(shown()).toEqual(['a']);
    fireEvent[end](list()!);
    await pass(999);
    expect(shown()).toEqual(['a']);
    await pass(1 + TOAST_EXIT_MS);
    expect(shown()).toEqual([]);
  });

  it('stands still while the tab is hidden', async () => {
    const { shown } = await show({ title: 'a' });
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass(60_000);
    expect(shown()).toEqual(['a']);
    state.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await pass(4000 + TOAST_EXIT_MS);
    expect(shown()).toEqual([]);
    state.mockRestore();
  });

  it('lets one go by its button and by Escape', async () => {
    const { root, shown } = await show({ title: 'a' }, { title: 'b' });
    const buttons = within(root).getAllByRole('button', { name: 'Dismiss notification' });
    fireEvent.click(buttons[0]!);
    await pass(TOAST_EXIT_MS);
    expect(shown()).toEqual(['a']);
    fireEvent.keyDown(within(root).getByRole('button'), { key: 'Escape' });
    await pass(TOAST_EXIT_MS);
    expect(shown()).toEqual([]);
  });

  it('runs the action of a toast and lets it go', async () => {
    const run = vi.fn();
    const { root, shown } = await show({ title: 'a', action: { label: 'Try Again', run } });
    fireEvent.click(within(root).getByRole('button', { name: 'Try Again' }));
    expect(run).toHaveBeenCalledOnce();
    await pass(TOAST_EXIT_MS);
    expect(shown()).toEqual([]);
  });

  it.each([
    [19, ['a']],
    [-19, ['a']],
    [20, []],
    [-20, []],
  ])('after a swipe of %i pixels leaves %j', async (way, left) => {
    const { list, shown } = await show({ title: 'a', durationMs: Infinity });
    const card = within(list()!).getByRole('listitem');
    card.setPointerCapture = () => undefined;
    fireEvent.pointerDown(card, { clientX: 100, pointerId: 1, button: 0 });
    fireEvent.pointerMove(card, { clientX: 100 + way, pointerId: 1 });
    expect(card.style.transform).toBe(`translateX(${way}px)`);
    fireEvent.pointerUp(card, { clientX: 100 + way, pointerId: 1 });
    await pass(TOAST_EXIT_MS);
    expect(shown()).toEqual(left);
    if (left.length > 0) expect(card.style.transform).toBe('');
  });
});
