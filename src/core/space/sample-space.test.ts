import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toIconName } from '#content/icons/icon-names.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { buildSpace } from './build-space.ts';
import { isLink } from './doctor/link-problems.ts';
import type { ExportAsset, ExportEntry } from './contentful-export.ts';
import { CONTENT_TYPES } from './model/content-types.ts';
import { TESTIMONIAL_PAGE_KEYS } from './model/testimonial-section.ts';
import { measurePictures } from './measure-pictures.ts';
import { measureVideos } from './measure-videos.ts';
import { BLOG_TAGS } from './sample/blog-tags.ts';
import { pictureId } from './sample/pictures.ts';

const space = buildSpace();

const entriesOf = (typeId: string) =>
  space.entries.filter((entry) => entry.sys.contentType.sys.id === typeId);
const value = (entry: ExportEntry, field: string) => entry.fields[field]?.['en-US'];
const isOf = (group: string, { file }: ExportAsset['fields']) =>
  file['en-US']!.contentType.startsWith(group);
const fileOfLink = (link: unknown) =>
  space.assets.find(({ sys }) => isLink(link) && sys.id === link.sys.id)?.fields.file['en-US'];
const isPublished = (entry: ExportEntry) => entry.sys.publishedVersion !== undefined;

describe('the generated file', () => {
  test('knows the present sizes of the pictures', async () => {
    const measured = Object.entries(await measurePictures());
    const pictures = space.assets.filter(({ fields }) => isOf('image/', fields));
    expect(measured.length).toBe(pictures.length);
    for (const [name, { size, width, height, token }] of measured) {
      const asset = space.assets.find(({ sys }) => sys.id === pictureId(name));
      const file = asset?.fields.file['en-US'];
      expect(file?.details, name).toEqual({ size, image: { width, height } });
      expect(file?.url).toContain(token);
    }
  });
});

describe('the sample videos', () => {
  const videos = space.assets.filter(({ fields }) => isOf('video/', fields));
  const shown = space.entries.filter((entry) => value(entry, 'video') !== undefined);

  test('are measured, and small', async () => {
    const measured = await measureVideos();
    expect(Object.keys(measured).length).toBe(2 * videos.length);
    let total = 0;
    for (const [id, { size, token }] of Object.entries(measured)) {
      const file = space.assets.find(({ sys }) => sys.id === id)?.fields.file['en-US'];
      expect(file?.details, id).toEqual({ size });
      expect(file?.url).toContain(token);
      expect(size, id).toBeLessThanOrEqual(400 * 1024);
      total += size;
    }
    expect(total).toBeLessThan(2 * 1024 * 1024);
  });

  test('play upright and wide, on products, on a goal and in a section, with captions and a picture', () => {
    const ids = shown.map((entry) => (value(entry, 'video') as { sys: { id: string } }).sys.id);
    expect(new Set(ids)).toEqual(new Set(videos.map(({ sys }) => sys.id)));
    expect(new Set(shown.map(({ sys }) => sys.contentType.sys.id))).toEqual(
      new Set(['productType', 'businessGoal', 'videoSection']),
    );
    expect(new Set(shown.map((entry) => value(entry, 'videoOrientation')))).toEqual(
      new Set(['Horizontal', 'Vertical', undefined]),
    );
    for (const entry of shown) {
      expect(fileOfLink(value(entry, 'videoCaptions'))?.contentType).toBe('text/vtt');
      expect(fileOfLink(value(entry, 'videoPreviewImage'))?.contentType).toBe('image/webp');
    }
  });

  test('have captions that begin as WebVTT and whose cues follow one another', () => {
    for (const entry of shown) {
      const { fileName } = fileOfLink(value(entry, 'videoCaptions'))!;
      const text = readFileSync(new URL(`assets/${fileName}`, import.meta.url), 'utf8');
      expect(text.startsWith('WEBVTT\n\n')).toBe(true);
      const times = [...text.matchAll(/00:00:(\d\d\.\d{3})/gu)].map(([, s]) => Number(s));
      expect(times.length).toBeGreaterThanOrEqual(4);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});

describe('the sample entries', () => {
  test('have ids that the service accepts and that do not repeat', () => {
    const ids = [...space.entries, ...space.assets].map((item) => item.sys.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^sample-[a-z0-9-]{1,57}$/);
  });

  test('point, where published, only to what is published', () => {
    const drafts = space.entries.filter((entry) => !isPublished(entry)).map(({ sys }) => sys.id);
    for (const entry of space.entries.filter(isPublished)) {
      for (const id of drafts) expect(JSON.stringify(entry.fields)).not.toContain(`"${id}"`);
    }
  });

  test('are all in use: every feature, example and quote belongs to a page', () => {
    const text = JSON.stringify(space.entries.map((entry) => entry.fields));
    const parts = [
      'feature',
      'example',
      'testimonial',
      'technologyFeature',
      'faqItem',
      'siteRequirements',
    ];
    for (const { sys } of parts.flatMap(entriesOf)) expect(text).toContain(`"id":"${sys.id}"`);
  });

  test('name icons that the site draws, no icon twice among the features of a page', () => {
    const icon = new Map(space.entries.map((entry) => [entry.sys.id, value(entry, 'icon')]));
    for (const entry of space.entries) {
      const icons = Object.keys(entry.fields).filter((field) => /icon$/i.test(field));
      for (const field of icons)
        expect(toIconName(value(entry, field), { unknown: 'box' }), entry.sys.id).not.toBe('box');
      const features = (value(entry, 'features') ?? []) as unknown[];
      const drawn = features.filter(isLink).map((link) => icon.get(link.sys.id));
      expect(new Set(drawn).size, entry.sys.id).toBe(drawn.length);
    }
  });

  test('say what every picture shows', () => {
    const titles = space.assets.map((asset) => asset.fields.title['en-US']!);
    for (const title of titles) expect(title.length).toBeGreaterThan(20);
  });
});

describe('the amount', () => {
  test('there is an entry of every type', () =>
    checkEach(
      // An own word would stand on the sample's pages in the place of the site's.
      CONTENT_TYPES.map((type) => type.id).filter((id) => id !== 'word'),
      (typeId) => {
        expect(entriesOf(typeId).length).toBeGreaterThan(0);
      },
    ));

  test('page contents are filled in to the last field', () => {
    const pages = CONTENT_TYPES.filter(
      ({ id }) => id.endsWith('PageContent') || ['about', 'privacyPolicy'].includes(id),
    );
    for (const { id, fields } of pages) {
      for (const entry of entriesOf(id)) {
        expect(Object.keys(entry.fields).sort()).toEqual(fields.map((field) => field.id).sort());
      }
    }
  });

  test('the six goals carry the canonical slugs, in order', () => {
    expect(entriesOf('businessGoal').map((entry) => value(entry, 'slug'))).toEqual([
      'expand-footprint',
      'bopis',
      'marketing-and-promotions',
      'data-analytics',
      'fleet-management',
      'customer-satisfaction',
    ]);
  });

  test('the home page begins with the four product types and machines of the design', () => {
    const onHome = (typeId: string) =>
      entriesOf(typeId)
        .filter((entry) => value(entry, 'showOnHomepage') === true)
        .sort((a, b) => Number(value(a, 'homepageOrder')) - Number(value(b, 'homepageOrder')))
        .map((entry) => value(entry, 'slug'));
    expect(onHome('productType')).toEqual(['grocery', 'vape', 'fresh-food', 'cosmetics']);
    expect(onHome('machine').slice(0, 3)).toEqual([
      'divi-wp',
      'option-2-wall-mount',
      'locker-10-cell',
    ]);
    expect(onHome('machine').length).toBe(4);
  });

  test('machines cover both types and every temperature', () => {
    const machines = entriesOf('machine');
    expect(machines.length).toBeGreaterThanOrEqual(8);
    expect(new Set(machines.map((entry) => value(entry, 'type'))).size).toBe(2);
    expect(new Set(machines.map((entry) => value(entry, 'temperature'))).size).toBe(5);
  });

  test('every page with testimonials has two or three', () => {
    const sections = entriesOf('testimonialSection');
    expect(sections.map((entry) => value(entry, 'pageKey'))).toEqual([...TESTIMONIAL_PAGE_KEYS]);
    for (const entry of sections) {
      expect([2, 3]).toContain((value(entry, 'testimonials') as unknown[]).length);
    }
  });

  test('posts fill more than one page, with one draft badge and one unpublished draft', () => {
    const published = entriesOf('blogPost').filter(isPublished);
    expect(published.length).toBeGreaterThan(10);
    expect(published.filter((entry) => value(entry, 'publishDate') === undefined).length).toBe(1);
    expect(entriesOf('blogPost').length - published.length).toBe(1);
  });

  test('posts carry the same tags for readers and for filters', () => {
    for (const entry of entriesOf('blogPost')) {
      const ids = entry.metadata.tags.map((tag) => tag.sys.id as keyof typeof BLOG_TAGS);
      expect(ids.length).toBeGreaterThan(0);
      expect(value(entry, 'tags')).toEqual(ids.map((id) => BLOG_TAGS[id]));
    }
  });
});

describe('what is invented is marked so', () => {
  test('testimonials name a sample person and a sample company', () => {
    for (const entry of entriesOf('testimonial')) {
      expect(value(entry, 'author')).toMatch(/^Sample Name /);
      expect(value(entry, 'company')).toBe('Sample Company');
    }
  });

  test('mail and phone lead nowhere real', () => {
    const [contact] = entriesOf('contactPageContent');
    expect(value(contact!, 'emailAddress')).toMatch(/@example\.com$/);
    expect(value(contact!, 'phoneNumber')).toMatch(/^\+1 555 01\d\d$/);
  });

  test('legal texts and machine figures call themselves samples', () => {
    const [legal] = entriesOf('privacyPolicy');
    for (const field of ['privacyMainText', 'termsOfUse']) {
      expect(JSON.stringify(value(legal!, field))).toContain('Sample text.');
    }
    for (const entry of entriesOf('siteRequirements')) {
      expect(value(entry, 'title')).toMatch(/^Sample: /);
    }
    for (const entry of entriesOf('machine')) {
      const specs = (value(entry, 'specs') ?? {}) as Record<string, string>;
      expect(specs['dimensions'] ?? value(entry, 'dimensions')).toMatch(/^Sample size/);
      expect(specs['weight'] ?? value(entry, 'weight')).toMatch(/^Sample weight/);
    }
  });
});
