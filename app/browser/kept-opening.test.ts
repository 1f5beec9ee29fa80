// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOpening, openKept } from './kept-opening.ts';

const assign = vi.fn<(address: string) => void>();
let kind: string;

beforeEach(() => {
  kind = 'reload';
  sessionStorage.clear();
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => [{ type: kind }] as unknown as PerformanceNavigationTiming[],
  );
  vi.stubGlobal('location', { assign, origin: 'https://site.example' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockReset();
});

const leave = (persisted = false) =>
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

it('opens what was being opened when the page was loaded anew, once', () => {
  const end = keepOpening('/privacy?a=b#c');
  leave();
  end();
  openKept();
  openKept();
  expect(assign.mock.calls).toEqual([['https://site.example/privacy?a=b#c']]);
});

it('opens nothing that has been opened', () => {
  keepOpening('/privacy')();
  leave();
  openKept();
  expect(assign).not.toHaveBeenCalled();
});

it.each(['navigate', 'back_forward'])('opens nothing on a page that came by %s', (how) => {
  kind = how;
  const end = keepOpening('/privacy');
  leave();
  end();
  openKept();
  expect(assign).not.toHaveBeenCalled();
});

it('keeps nothing of a page that may be come back to', () => {
  const end = keepOpening('/privacy');
  leave(true);
  end();
  openKept();
  expect(assign).not.toHaveBeenCalled();
});

it.each(['https://evil.example/', 'javascript:alert(1)', '@evil.example/', ''])(
  'opens nothing of another site, whatever the storage holds: %s',
  (target) => {
    sessionStorage.setItem('opening', target);
    openKept();
    expect(assign).not.toHaveBeenCalled();
  },
);
