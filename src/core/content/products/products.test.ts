import { describe, expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, contextWith, entry, link } from '../tests/wire.ts';
import { FALLBACK_PRODUCT_CARDS } from './fallback.ts';
import { loadHomeProducts, loadProducts } from './load-products.server.ts';
import { toProductCard } from './to-product-card.ts';

const product = (id: string, fields: Record<string, unknown> = {}) =>
  entry('productType', id, { title: id, slug: id, description: 'Text', ...fields });

describe('a product card', () => {
  it('shows the thumbnail, else the main picture, with the asset title or the product title', () => {
    const context = contextWith([], [asset('t'), asset('i', { title: '' })]);
    const both = { thumbnail: link('Asset', 't'), image: link('Asset', 'i') };
    expect(toProductCard(product('p', both), context)).toMatchObject({
      value: { picture: { alt: 'Title of t' } },
    });
    expect(toProductCard(product('p', { ...both, thumbnail: undefined }), context)).toMatchObject({
      value: { picture: { alt: 'p' } },
    });
  });

  it.each([{ title: ' ' }, { slug: '' }, { slug: 7 }])('is dropped for %j', (fields) => {
    expect(toProductCard(product('p', fields), contextWith())).toEqual({
      ok: false,
      reason: 'Product type lacks id, title or slug',
    });
  });
});

describe('loadProducts', () => {
  it('shows up to 100 product types, two links deep, and tells the owner of more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => product(`p${at}`, { displayOrder: at }));
    const reader = fakeReader({ entries: many(133) });
    const loaded = await loadProducts(reader);
    expect('value' in loaded && loaded.value.map(({ id }) => id)).toEqual(
      many(100).map(({ sys }) => sys.id),
    );
    expect(reader.queries).toMatchObject([{ contentType: 'productType', include: 2 }]);
    // Seen failing while the service cut the list off at 100.
    expect(reader.problems).toMatchObject([
      { entryId: 'productType', reason: expect.stringContaining('first 100 of 133') },
    ]);
    const few = fakeReader({ entries: many(100) });
    await loadProducts(few);
    expect(few.problems).toEqual([]);
  });

  it('sorts by displayOrder, missing last, and hides what is not visible', async () => {
    const entries = [
      product('none'),
      product('two', { displayOrder: 2 }),
      product('hidden', { displayOrder: 0, visible: false }),
      product('one', { displayOrder: 1 }),
    ];
    expect(await loadProducts(fakeReader({ entries }))).toMatchObject({
      status: 'live',
      value: [{ id: 'one' }, { id: 'two' }, { id: 'none' }],
    });
  });

  it('shows the four built-in categories without configuration, products or service', async () => {
    const spaces = [{ configured: false }, {}, { failing: 'server-error' as const }];
    for (const space of spaces) {
      const loaded = await loadProducts(fakeReader(space));
      expect(loaded).toMatchObject({ status: 'fallback', value: FALLBACK_PRODUCT_CARDS });
    }
    expect(FALLBACK_PRODUCT_CARDS.map(({ title, slug }) => `${title} /products/${slug}`)).toEqual([
      'Grocery /products/grocery',
      'Vape & Cannabis /products/vape',
      'Fresh Food /products/fresh-food',
      'Cosmetics /products/cosmetics',
    ]);
  });
});

describe('loadHomeProducts', () => {
  it('shows those with showOnHomepage by homepageOrder, displayOrder, title', async () => {
    const on = { showOnHomepage: true };
    const reader = fakeReader({
      entries: [
        product('off', { showOnHomepage: false }),
        product('unset'),
        product('c', { ...on, displayOrder: 2 }),
        product('b', { ...on, displayOrder: 1 }),
        product('a', { ...on, homepageOrder: 5 }),
      ],
    });
    expect(await loadHomeProducts(reader)).toMatchObject({
      status: 'live',
      value: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    });
  });

  it('shows products without the flag when no product has it, never one that refuses', async () => {
    const entries = [product('unset'), product('off', { showOnHomepage: false })];
    expect(await loadHomeProducts(fakeReader({ entries }))).toMatchObject({
      status: 'live',
      value: [{ id: 'unset' }],
    });
    const off = [product('off', { showOnHomepage: false })];
    expect(await loadHomeProducts(fakeReader({ entries: off }))).toEqual({
      status: 'live',
      value: [],
    });
  });

  it('shows built-in categories when the space has no product', async () => {
    expect(await loadHomeProducts(fakeReader())).toMatchObject({
      status: 'fallback',
      reason: 'empty',
      value: FALLBACK_PRODUCT_CARDS,
    });
  });
});
