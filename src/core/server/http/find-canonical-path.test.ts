import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { findCanonicalPath } from './find-canonical-path.ts';

describe('findCanonicalPath', () => {
  it('leads from what people type to the page they mean', () =>
    checkEach(
      [
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
        ['/Admin', '/admin'],
        ['/ADMIN/', '/admin'],
        ['/aDMIN/People', '/admin/people'],
        ['/Admin/Destinations/Ab', '/admin/destinations/Ab'],
      ],
      (from, to) => expect(findCanonicalPath(from)).toBe(to),
    ));

  it('leaves every other path as it is', () =>
    checkEach(
      [
        '/',
        '/products',
        '/blog/rss.xml',
        '/no-such-page',
        '/No-Such-Page',
        '/admin',
        '/admin/destinations/Ab',
        '/administrators',
        '/Administrators',
        // The routes of entries know their slugs.
        '/Products/Grocery/',
        '/business/fleet',
        '/business-goals/business/fleet/',
      ],
      (path) => expect(findCanonicalPath(path)).toBeNull(),
    ));
});
