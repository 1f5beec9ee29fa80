import { describe, expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, block, contextWith, document, entry, link, paragraph } from '../tests/wire.ts';
import { loadProduct } from './load-products.server.ts';
import { loadProductsPage } from './load-products-page.server.ts';
import { toProduct } from './to-product.ts';

const base = { title: 'Grocery', slug: 'grocery', description: 'Text' };
const links = (...ids: string[]) => ids.map((id) => link('Entry', id));
const product = (fields: Record<string, unknown>, others = contextWith()) => {
  const result = toProduct(entry('productType', 'p', { ...base, ...fields }), others);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

describe('a product page', () => {
  it('leaves out machines lacking slug or title, hidden, missing and foreign ones', () => {
    const machines = [
      entry('machine', 'good', { title: 'Good', slug: 'good' }),
      entry('machine', 'no-slug', { title: 'No slug' }),
      entry('machine', 'no-title', { slug: 'no-title' }),
      entry('machine', 'hidden', { title: 'Hidden', slug: 'hidden', visible: false }),
      entry('feature', 'feature', { title: 'Feature', slug: 'feature' }),
    ];
    const ids = [...machines.map((machine) => machine.sys.id), 'draft'];
    const made = product({ recommendedMachines: links(...ids) }, contextWith(machines));
    expect(made.recommendedMachines.map((machine) => machine.id)).toEqual(['good']);
  });

  it('shows features with a title, their icon and screenshot', () => {
    const context = contextWith(
      [
        entry('feature', 'f', {
          title: 'Stock',
          description: 'Counts',
          icon: 'boxes',
          screenshot: link('Asset', 's'),
        }),
        entry('feature', 'untitled', {}),
      ],
      [asset('s')],
    );
    expect(product({ features: links('f', 'untitled') }, context).features).toMatchObject([
      { id: 'f', title: 'Stock', icon: 'boxes', screenshot: { alt: 'Title of s' } },
    ]);
  });

  it('links an example to the post it names, whatever the field is called', () => {
    const context = contextWith([
      entry('example', 'named', { title: 'Station', caseStudy: link('Entry', 'post') }),
      entry('example', 'plain', { title: 'Campus', other: link('Entry', 'named') }),
      entry('blogPost', 'post', { title: 'Post', slug: 'a post' }),
    ]);
    expect(product({ examples: links('named', 'plain') }, context).examples).toMatchObject([
      { title: 'Station', post: { href: '/blog/a%20post' } },
      { title: 'Campus', post: null },
    ]);
  });

  it('gives the video its defaults and the main picture as thumbnail', () => {
    const context = contextWith([], [asset('main')]);
    const fields = { youtubeVideoId: 'dQw4w9WgXcQ', image: link('Asset', 'main') };
    expect(product(fields, context).video).toEqual({
      title: 'Product Demo',
      description: 'See our solution in action',
      source: { kind: 'youtube', id: 'dQw4w9WgXcQ' },
      orientation: 'horizontal',
      thumbnail: expect.objectContaining({ alt: 'Title of main' }),
      captionsUrl: null,
      uploadedAt: null,
    });
    expect(product({}).video).toBeNull();
  });

  it('takes the first paragraph of a rich video description, and the orientation in lower case', () => {
    const videoDescription = document(
      block('heading-2', 'Not this'),
      paragraph('This.'),
      paragraph('No.'),
    );
    const fields = {
      youtubeVideoId: 'dQw4w9WgXcQ',
      videoDescription,
      videoOrientation: 'Vertical',
    };
    expect(product(fields).video).toMatchObject({ description: 'This.', orientation: 'vertical' });
    const plain = { ...fields, videoDescription: ' Plain. ' };
    expect(product(plain).video?.description).toBe('Plain.');
  });
});

describe('loadProduct', () => {
  it('asks by slug, limit 1, two links deep, and again with underscores', async () => {
    const reader = fakeReader({
      entries: [entry('productType', 'p', { ...base, slug: 'fresh_food_box' })],
    });
    expect(await loadProduct(reader, 'fresh-food-box')).toMatchObject({ status: 'live' });
    expect(reader.queries).toEqual(
      ['fresh-food-box', 'fresh_food_box'].map((slug) => ({
        contentType: 'productType',
        filters: { 'fields.slug': slug },
        order: ['sys.id'],
        limit: 1,
        include: 2,
      })),
    );
  });

  it('needs a slug', async () => {
    expect(await loadProduct(fakeReader(), ' ')).toEqual({
      status: 'missing',
      message: 'Product type slug is required',
    });
  });

  it('never looks up what is longer than a slug can be', async () => {
    const reader = fakeReader();
    expect((await loadProduct(reader, 'a'.repeat(257))).status).toBe('missing');
    expect(reader.queries).toEqual([]);
  });

  it('is missing when the service has no such product, and when it is hidden', async () => {
    const hidden = entry('productType', 'p', { ...base, visible: false });
    const other = entry('productType', 'o', { title: 'Other', slug: 'other' });
    const reader = fakeReader({ entries: [hidden, other] });
    expect(await loadProduct(reader, 'unknown')).toEqual({ status: 'missing' });
    expect(await loadProduct(reader, 'grocery')).toEqual({ status: 'missing' });
  });

  it('names an entry with missing fields', async () => {
    const bare = entry('productType', 'p', { slug: 'grocery' });
    expect(await loadProduct(fakeReader({ entries: [bare] }), 'grocery')).toEqual({
      ...{ status: 'failed', unusable: true },
      message: 'No product data available for: grocery',
    });
    const broken = entry('productType', 'p', { slug: 'grocery', description: 'Fresh' });
    expect(await loadProduct(fakeReader({ entries: [broken] }), 'grocery')).toEqual({
      ...{ status: 'failed', unusable: true },
      message: 'Invalid product data for slug: grocery (missing fields)',
    });
  });

  it('shows a built-in category by its slug when the service cannot answer or is empty', async () => {
    const statuses = [];
    for (const space of [{ configured: false }, { failing: 'timeout' as const }, {}]) {
      const loaded = await loadProduct(fakeReader(space), 'grocery');
      statuses.push(loaded.status === 'fallback' ? loaded.reason : loaded.status);
    }
    expect(statuses).toEqual(['not-configured', 'unavailable', 'empty']);
  });

  it('fails with the stated message when there is nothing to stand in', async () => {
    expect(await loadProduct(fakeReader({ failing: 'network' }), 'unknown')).toEqual({
      status: 'failed',
      message: 'Error loading product type: Network error while connecting to Contentful',
    });
  });
});

describe('the products page', () => {
  it('shows every field an editor fills', async () => {
    const page = entry('productsPageContent', 'page', {
      heroTitle: 'Own',
      heroPrimaryButtonText: 'Go',
      heroPrimaryButtonUrl: '/contact',
      purposeStatementTitle: 'Purpose',
      categoriesSectionTitle: 'Categories',
      keyFeaturesTitle: 'Features',
      keyFeatures: ['One', 'Two'],
      demoRequestTitle: 'Demo',
      demoRequestBulletPoints: ['Point'],
    });
    expect(await loadProductsPage(fakeReader({ entries: [page] }))).toMatchObject({
      status: 'live',
      value: {
        hero: { title: 'Own', primary: { text: 'Go', url: '/contact' }, secondary: null },
        purpose: { title: 'Purpose' },
        categories: { title: 'Categories' },
        keyFeatures: { title: 'Features', items: ['One', 'Two'] },
        demoRequest: { title: 'Demo', points: ['Point'] },
      },
    });
  });

  it('has the stated fallback hero, also for an entry without hero fields', async () => {
    const hero = {
      title: 'Vending Product Solutions',
      primary: { text: 'Request Demo', url: '/contact' },
      secondary: { text: 'Explore Technology', url: '/technology' },
    };
    const bare = entry('productsPageContent', 'page', { purposeStatementTitle: 'Purpose' });
    for (const entries of [[], [bare]]) {
      expect(await loadProductsPage(fakeReader({ entries }))).toMatchObject({ value: { hero } });
    }
  });
});
