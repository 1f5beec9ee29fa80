// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchLikelyPages } from './likely-pages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

function ahead(connection: object): (string | null)[] {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.stubGlobal('__reactRouterManifest', {
    routes: {
      'routes/products': { module: '/products.js', imports: ['/card.js'] },
      'routes/contact': { module: '/contact.js', imports: ['/card.js'] },
      'routes/about': { module: '/about.js' },
    },
  });
  fetchLikelyPages();
  vi.runAllTimers();
  const links = document.querySelectorAll('link[rel="prefetch"]');
  return [...links].map((link) => link.getAttribute('href'));
}

it('fetches the parts of the likely pages that the router knows, each once', () => {
  expect(ahead({ effectiveType: '4g' })).toEqual(['/products.js', '/card.js', '/contact.js']);
});

it('fetches nothing over a poor connection, or where data is to be saved', () => {
  expect(ahead({ effectiveType: '3g' })).toEqual([]);
  expect(ahead({ effectiveType: '4g', saveData: true })).toEqual([]);
});
