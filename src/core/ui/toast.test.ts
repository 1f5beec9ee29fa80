import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentToasts,
  dismissToast,
  onToastsChanged,
  removeToast,
  toast,
  TOAST_EXIT_MS,
  updateToast,
} from './toast.ts';

const titles = () => currentToasts().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('are kept newest first, five at most', () => {
    for (const title of ['1', '2', '3', '4', '5', '6']) toast({ title });
    expect(titles()).toEqual(['6', '5', '4', '3', '2']);
  });

  it('of one text are one, whose time begins anew', () => {
    const first = toast({ title: 'Offline', description: 'Some features' });
    const [before] = currentToasts();
    expect(toast({ title: 'Offline', description: 'Some features' })).toBe(first);
    expect(currentToasts()).toHaveLength(1);
    expect(currentToasts()[0]).not.toBe(before);
    toast({ title: 'Offline', description: 'Other features' });
    expect(currentToasts()).toHaveLength(2);
  });

  it('last four seconds unless told otherwise', () => {
    toast({ title: 'short' });
    toast({ title: 'long', durationMs: 5000 });
    expect(currentToasts().map(({ durationMs }) => durationMs)).toEqual([5000, 4000]);
  });

  it('are changed in place, but not once they are gone', () => {
    const id = toast({ title: 'Refreshing…', durationMs: Infinity });
    toast({ title: 'other' });
    expect(updateToast(id, { title: 'Done', tone: 'success', durationMs: 4000 })).toBe(true);
    expect(currentToasts()[1]).toMatchObject({
      id,
      title: 'Done',
      tone: 'success',
      durationMs: 4000,
    });
    dismissToast(id);
    expect(updateToast(id, { title: 'Too late' })).toBe(false);
    expect(updateToast('unknown', { title: 'Nobody' })).toBe(false);
  });

  it('are marked closed when dismissed and removed once they have slid out', () => {
    const id = toast({ title: 'a' });
    toast({ title: 'b' });
    dismissToast(id);
    expect(currentToasts().map(({ open }) => open)).toEqual([true, false]);
    vi.advanceTimersByTime(TOAST_EXIT_MS);
    expect(titles()).toEqual(['b']);
  });

  it('are all dismissed together without an id', () => {
    toast({ title: 'a' });
    toast({ title: 'b' });
    dismissToast();
    expect(currentToasts().every(({ open }) => !open)).toBe(true);
    vi.advanceTimersByTime(TOAST_EXIT_MS);
    expect(titles()).toEqual([]);
  });

  it('go at once when removed', () => {
    const id = toast({ title: 'a' });
    toast({ title: 'b' });
    removeToast(id);
    expect(titles()).toEqual(['b']);
  });

  it('tell of every change until listening stops', () => {
    const heard = vi.fn();
    const stop = onToastsChanged(heard);
    const id = toast({ title: 'a' });
    updateToast(id, { title: 'b' });
    stop();
    removeToast();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
