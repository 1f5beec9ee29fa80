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

keepOpening();

/** Leaves the page while the router is on the way to a place, or to none. */
function leave(location: object | undefined, persisted = false): void {
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: { location } } });
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
}
const PRIVACY = { pathname: '/privacy', search: '?a=b', hash: '#c' };

it('opens what was being opened when the page was loaded anew, once', () => {
  leave(PRIVACY);
  openKept();
  openKept();
  expect(assign.mock.calls).toEqual([['https://site.example/privacy?a=b#c']]);
});

it('opens nothing where nothing was being opened', () => {
  leave(undefined);
  openKept();
  expect(assign).not.toHaveBeenCalled();
});

it('opens nothing where React never ran', () => {
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
  openKept();
  expect(assign).not.toHaveBeenCalled();
});

it.each(['navigate', 'back_forward'])('opens nothing on a page that came by %s', (how) => {
  kind = how;
  leave(PRIVACY);
  openKept();
  expect(assign).not.toHaveBeenCalled();
});

it('keeps nothing of a page that may be come back to', () => {
  leave(PRIVACY, true);
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
