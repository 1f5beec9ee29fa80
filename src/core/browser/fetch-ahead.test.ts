// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

function connect(connection: object | undefined, answeredInMs = 50): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { requestStart: 10, responseStart: 10 + answeredInMs },
  ] as never);
}

const fetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

describe('fetchAhead', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML = '';
    vi.stubGlobal('HTMLScriptElement', { supports: () => true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['on a good connection', { effectiveType: '4g', saveData: false }, 50, ['/a.js']],
    ['not for visitors who save data', { effectiveType: '4g', saveData: true }, 50, []],
    ['not on a slow connection', { effectiveType: '3g', saveData: false }, 50, []],
    ['where nothing is told of the connection, after a quick answer', undefined, 50, ['/a.js']],
    ['but not after a slow one', undefined, 900, []],
  ])('fetches files %s', async (_, connection, answeredInMs, expected) => {
    connect(connection, answeredInMs);
    fetchAhead(() => ['/a.js']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetched()).toEqual(expected);
  });

  it('asks for nothing while there is no connection', async () => {
    connect({ effectiveType: '4g' });
    fetchAhead(() => ['/a.js']);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetched()).toEqual([]);
  });

  it('asks for nothing where the policy of the page would refuse it', async () => {
    vi.stubGlobal('HTMLScriptElement', {});
    connect({ effectiveType: '4g' });
    fetchAhead(() => ['/a.js']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetched()).toEqual([]);
  });

  it('leaves the first moments to the page', async () => {
    connect({ effectiveType: '4g' });
    fetchAhead(() => ['/a.js']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched()).toEqual([]);
  });
});
