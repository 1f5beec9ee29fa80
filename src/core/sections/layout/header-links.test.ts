import { describe, expect, it } from 'vitest';
import { FALLBACK_NAVIGATION } from '#content/navigation/fallback.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { chosenLinks, headerLinks } from './header-links.ts';

const currentAt = (path: string) =>
  headerLinks(FALLBACK_NAVIGATION, path)
    .filter(({ current }) => current)
    .map(({ to, current }) => [to, current]);

describe('headerLinks', () => {
  it('lists the seven links in the stated order, with the labels of content', () => {
    const links = headerLinks({ ...FALLBACK_NAVIGATION, blog: 'News' }, '/');
    expect(links.map(({ to }) => to)).toEqual([
      '/products',
      '/technology',
      '/machines',
      '/business-goals',
      '/about',
      '/blog',
      '/contact',
    ]);
    expect(links[5]?.label).toBe('News');
  });

  it('highlights where one is', () =>
    checkEach(
      [
        ['/', []],
        ['/machines', [['/machines', 'page']]],
        ['/machines/divi-wp', [['/machines', 'true']]],
        ['/business-goals', [['/business-goals', 'page']]],
        ['/business/bopis', [['/business-goals', 'true']]],
        ['/business-goals/bopis', [['/business-goals', 'true']]],
        ['/machines-and-more', []],
      ],
      (path, expected) => {
        expect(currentAt(path)).toEqual(expected);
      },
    ));
});

it('links that the owner has chosen show where the visitor is, and lead elsewhere as well', () => {
  const chosen = [
    { text: 'Start', url: '/' },
    { text: 'Fleet', url: '/machines' },
    { text: 'Shop', url: 'https://shop.example/' },
  ];
  expect(
    chosenLinks(chosen, '/machines/duo').map(({ label, current }) => [label, current]),
  ).toEqual([
    ['Start', undefined],
    ['Fleet', 'true'],
    ['Shop', undefined],
  ]);
});
