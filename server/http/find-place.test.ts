import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

describe('findPlace', () => {
  it.each([
    ['/Products', '/products'],
    ['/CONTACT/', '/contact'],
    ['/Technology/Detailed', '/technology/detailed'],
    ['/Blog/RSS.xml', '/blog/rss.xml'],
    ['/machines//', '/machines'],
    ['/business', '/business-goals'],
    ['/Business/', '/business-goals'],
    ['/goals', '/business-goals'],
    ['/favicon.ico', '/icons/favicon-32.png'],
    ['/no-such-page/', '/no-such-page'],
  ])('leads from %s to %s', (from, to) => expect(findPlace(from)).toBe(to));

  it.each([
    '/',
    '/products',
    '/blog/rss.xml',
    '/no-such-page',
    '/No-Such-Page',
    // Addresses under /admin are written small only: everything that guards them looks for them so.
    '/Admin',
    // The routes of entries know their slugs.
    '/Products/Grocery/',
    '/business/fleet',
    '/business-goals/business/fleet/',
  ])('leaves %s as it is', (path) => expect(findPlace(path)).toBeNull());
});
