import { describe, expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { entry } from '../tests/wire.ts';
import { FALLBACK_HOME_PAGE } from './fallback.ts';
import { loadHomePage, toHomePage } from './load-home-page.server.ts';

const page = (fields: Record<string, unknown>) => toHomePage(entry('homePageContent', 'h', fields));

describe('the home page', () => {
  it('falls back to built-in text field by field', () => {
    expect(page({})).toEqual(FALLBACK_HOME_PAGE);
    const own = page({ productCategoriesTitle: 'Ours', availableMachines: 'Fleet' });
    expect(own.products).toEqual({
      title: 'Ours',
      description: FALLBACK_HOME_PAGE.products.description,
    });
    expect(own.machines.title).toBe('Fleet');
    expect(own.goals).toEqual(FALLBACK_HOME_PAGE.goals);
  });

  it('has six tiles whose built-in links lead where the specification says', () => {
    expect(FALLBACK_HOME_PAGE.features.tiles.map((tile) => tile.url)).toEqual([
      '/products',
      '/business-goals',
      '/machines',
      '/technology',
      '/technology',
      '/contact',
    ]);
    expect(FALLBACK_HOME_PAGE.features.tiles.map((tile) => tile.icon)).toEqual([
      'shopping-cart',
      'award',
      'globe',
      'chart-column',
      'shield',
      'zap',
    ]);
  });

  it('reads feature links under both spellings and refuses unsafe ones', () => {
    const { tiles } = page({
      feature1url: '/a',
      feature2Url: '/b',
      feature3url: 'javascript:alert(1)',
    }).features;
    expect(tiles.slice(0, 3).map((tile) => tile.url)).toEqual(['/a', '/b', '']);
  });

  it('shows the default icon ShoppingCart for an unknown name', () => {
    const { tiles } = page({
      feature2Icon: 'no-such',
      feature3Icon: 'shield',
      feature4Icon: 'none',
    }).features;
    expect(tiles.slice(1, 4).map((tile) => tile.icon)).toEqual(['shopping-cart', 'shield', '']);
  });

  it('is asked for once, limit 1, two links deep', async () => {
    const reader = fakeReader({ entries: [entry('homePageContent', 'h')] });
    expect((await loadHomePage(reader)).status).toBe('live');
    expect(reader.queries).toEqual([
      { contentType: 'homePageContent', order: ['-sys.createdAt', 'sys.id'], limit: 1, include: 2 },
    ]);
  });

  it('is built in when the service is not configured, empty or failing', async () => {
    const reasons = await Promise.all(
      [{ configured: false }, {}, { failing: 'network' as const }].map((space) =>
        loadHomePage(fakeReader(space)),
      ),
    );
    expect(reasons).toEqual(
      ['not-configured', 'empty', 'unavailable'].map((reason) => ({
        status: 'fallback',
        value: FALLBACK_HOME_PAGE,
        reason,
      })),
    );
  });
});
