import { describe, expect, it } from 'vitest';
import type { Post } from '#content/blog/post.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { SAMPLE_MACHINES } from '#content/machines/fallback.ts';
import type { Video } from '#content/media/video.ts';
import { FALLBACK_PRODUCTS } from '#content/products/fallback.ts';
import type { Product } from '#content/products/to-product.ts';
import { checkStructuredData } from '#tests/seo/check-structured-data.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { machineData, softwareData, videoData } from './catalogue-data.ts';
import { faqData } from './faq-data.ts';
import { postData } from './post-data.ts';
import { breadcrumbData, contactData, itemListData, pagesOf, siteData } from './structured-data.ts';

const site = {
  siteUrl: 'https://vending.example',
  siteName: 'Vending',
  language: 'en',
  homeName: 'Home',
  base: '',
  languages: [],
  logoUrl: null,
  sameAs: [],
};
const picture = { url: '/pictures/divi-1600.webp', alt: '', width: 1600, height: 1200 };
const product: Product = {
  ...FALLBACK_PRODUCTS[0]!,
  slug: 'fresh food',
  title: 'Fresh Food',
  description: 'Meals.',
  picture,
};
const machine: Machine = {
  ...SAMPLE_MACHINES[0]!,
  slug: 'divi',
  title: 'Divi',
  specs: [],
  pictures: [],
};
const video: Video = {
  title: 'Demo',
  description: '',
  orientation: 'horizontal' as const,
  thumbnail: picture,
  source: { kind: 'file', url: 'https://videos.ctfassets.net/v.mp4' },
  uploadedAt: '2026-01-01T00:00:00.000Z',
  captionsUrl: null,
};
const post: Post = {
  id: 'b',
  slug: 'news',
  title: 'News',
  excerpt: '',
  publishDate: '2026-01-01T00:00:00.000Z',
  isDraft: false,
  updatedAt: '2026-01-02T00:00:00.000Z',
  author: '',
  tags: [],
  picture: null,
  body: null,
  previous: null,
  next: null,
};
const check = (block: object | null) => checkStructuredData(block as Record<string, unknown>);

describe('structured data', () => {
  it('of every kind has what search engines ask for', () =>
    checkEach(
      [
        ['company', siteData(site)[0]!],
        ['site', siteData(site)[1]!],
        ['breadcrumb', breadcrumbData(site, [{ name: 'Machines', path: '/machines' }])],
        ['list', itemListData(site, [{ title: 'A', path: '/machines/a' }])],
        ['product', softwareData(site, product)],
        [
          'product with nothing but a title',
          softwareData(site, { ...product, description: '', picture: null }),
        ],
        ['machine', machineData(site, { ...machine, description: 'Text', pictures: [picture] })],
        ['machine without words and pictures', machineData(site, machine)],
        ['video', videoData(site, video)],
        [
          'post',
          postData(site, { ...post, author: 'Ada', tags: ['Lockers'], picture, excerpt: 'Text' }),
        ],
        ['post without author and picture', postData(site, post)],
        [
          'questions',
          faqData([{ id: '1', question: 'Why?', answer: { kind: 'text', text: 'So.' } }]),
        ],
      ],
      (_, block) => {
        expect(check(block)).toEqual([]);
      },
    ));

  it('prices the software at 0 USD', () => {
    expect(softwareData(site, product)).toMatchObject({
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      url: 'https://vending.example/products/fresh%20food',
    });
  });

  it('never calls a machine a Product, which would need a price or a rating', () => {
    expect(JSON.stringify(machineData(site, machine))).not.toMatch(/"@type":"(?:Product|Offer)/u);
  });

  it.each([
    ['without a picture', { ...video, thumbnail: null }],
    ['of unknown date', { ...video, uploadedAt: null }],
    ['on YouTube', { ...video, source: { kind: 'youtube' as const, id: 'dQw4w9WgXcQ' } }],
    ['without a source', { ...video, source: { kind: 'none' as const } }],
  ])('says nothing of a video %s', (_, given) => {
    expect(videoData(site, given)).toBeNull();
  });

  it('leaves out empty lists, cards without a page and questions without a usable answer', () => {
    expect(
      itemListData(
        site,
        pagesOf([{ title: 'Placeholder', slug: '' }], (s) => s),
      ),
    ).toBeNull();
    expect(
      itemListData(
        site,
        pagesOf(null, (s) => s),
      ),
    ).toBeNull();
    expect(faqData([{ id: '1', question: 'Why?', answer: { kind: 'unusable' } }])).toBeNull();
  });

  it('tells how to reach the company in one line each', () => {
    const card = { title: '', note: '' };
    const page = {
      intro: { title: '', description: '' },
      formTitle: '',
      consent: '',
      faqTitle: '',
      faq: [],
      email: { ...card, value: 'a@b.example' },
      phone: { ...card, value: '' },
      address: { ...card, value: 'Street 1\nCity' },
    };
    const data = contactData(site, page);
    expect(check(data)).toEqual([]);
    expect(data).toMatchObject({ address: 'Street 1, City', email: 'a@b.example' });
    expect(data).not.toHaveProperty('telephone');
  });
});

describe('the table of rules', () => {
  it.each([
    ['a missing property', { '@type': 'WebSite', url: 'https://x.example' }, 'name is missing'],
    ['a relative address', { '@type': 'WebSite', name: 'x', url: '/' }, '/ is not absolute'],
    [
      'a hole in a list',
      { '@type': 'ItemList', itemListElement: [{ position: 1, name: 'x' }] },
      'url is missing',
    ],
    ['an empty list', { '@type': 'FAQPage', mainEntity: [] }, 'mainEntity[].name is missing'],
    ['an unknown type', { '@type': 'Product' }, 'no rule'],
    ['a made-up rating', { ...softwareData(site, product), review: { a: 1 } }, 'review is claimed'],
  ])('finds %s', (_, block, fault) => {
    expect(checkStructuredData(block).join('\n')).toContain(fault);
  });
});
