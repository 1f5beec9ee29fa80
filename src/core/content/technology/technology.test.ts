import { describe, expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, contextWith, entry, link } from '../tests/wire.ts';
import { loadTechnologies, loadTechnology } from './load-technologies.server.ts';
import { loadTechnologyPage } from './load-technology-page.server.ts';
import { loadTechnologySections } from './load-technology-sections.server.ts';
import { toTechnologySections } from './to-technology.ts';

const section = (id: string, fields: Record<string, unknown> = {}) =>
  entry('technologySection', id, { title: id, ...fields });

describe('technology sections', () => {
  it('skip those lacking a title and sort by display order, missing 0', () => {
    const sections = toTechnologySections(
      [
        section('two', { displayOrder: 2 }),
        section('untitled', { title: '' }),
        section('one', { displayOrder: 1 }),
        section('none'),
        section('hidden', { visible: false }),
      ],
      contextWith(),
    );
    expect(sections.map((item) => item.id)).toEqual(['none', 'one', 'two']);
  });

  it('read summary or description, sectionImage or image', () => {
    const context = contextWith([], [asset('a')]);
    const [older, newer] = toTechnologySections(
      [
        section('older', { description: 'Older', image: link('Asset', 'a') }),
        section('newer', {
          summary: 'Newer',
          sectionImage: link('Asset', 'a'),
          bulletPoints: ['P'],
        }),
      ],
      context,
    );
    expect(older).toMatchObject({ summary: 'Older', picture: { alt: 'Title of a' }, points: [] });
    expect(newer).toMatchObject({
      summary: 'Newer',
      picture: { alt: 'Title of a' },
      points: ['P'],
    });
  });

  it('show their features in order', () => {
    const features = [
      entry('technologyFeature', 'b', { title: 'B', displayOrder: 2, items: ['x'] }),
      entry('technologyFeature', 'a', { title: 'A', displayOrder: 1, icon: 'wifi' }),
      entry('technologyFeature', 'untitled', {}),
    ];
    const fields = { features: features.map((feature) => link('Entry', feature.sys.id)) };
    const [made] = toTechnologySections([section('s', fields)], contextWith(features));
    expect(made?.features).toMatchObject([
      { title: 'A', icon: 'wifi' },
      { title: 'B', items: ['x'] },
    ]);
  });

  it('are asked for by id and stand in display order', async () => {
    const entries = ['a', 'b', 'c'].map((id, at) => section(id, { title: id, displayOrder: -at }));
    const reader = fakeReader({ entries });
    const loaded = await loadTechnologySections(reader);
    expect('value' in loaded && loaded.value.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(reader.queries).toMatchObject([
      { contentType: 'technologySection', order: ['sys.id'], include: 2 },
    ]);
  });

  it('tell no section from no valid section', async () => {
    expect(await loadTechnologySections(fakeReader())).toEqual({
      status: 'fallback',
      value: [],
      reason: 'empty',
    });
    const entries = [section('untitled', { title: '' })];
    expect(await loadTechnologySections(fakeReader({ entries }))).toEqual({
      status: 'live',
      value: [],
    });
  });

  it('are built in without configuration or service', async () => {
    for (const space of [{ configured: false }, { failing: 'timeout' as const }]) {
      const loaded = await loadTechnologySections(fakeReader(space));
      expect(loaded.status === 'fallback' && loaded.value.length).toBeGreaterThan(0);
    }
  });
});

describe('technologies', () => {
  const entries = [
    entry('technology', 'shown', {
      title: 'Platform',
      slug: 'platform-x',
      sections: [link('Entry', 's'), link('Entry', 'draft')],
    }),
    entry('technology', 'hidden', { title: 'Hidden', slug: 'hidden', visible: false }),
    section('s'),
  ];

  it('show visible ones with their sections', async () => {
    expect(await loadTechnologies(fakeReader({ entries }))).toMatchObject({
      status: 'live',
      value: [{ id: 'shown', sections: [{ id: 's' }] }],
    });
  });

  it('are found by slug, two links deep, limit 1; hidden and unknown ones are missing', async () => {
    const reader = fakeReader({ entries });
    expect(await loadTechnology(reader, 'platform-x')).toMatchObject({ status: 'live' });
    expect(reader.queries).toMatchObject([
      { filters: { 'fields.slug': 'platform-x' }, include: 2, limit: 1 },
    ]);
    for (const slug of ['hidden', 'unknown']) {
      expect(await loadTechnology(reader, slug)).toEqual({ status: 'missing' });
    }
  });

  it('are not looked up by a blank slug', async () => {
    const reader = fakeReader({ entries });
    expect(await loadTechnology(reader, '  ')).toEqual({ status: 'missing' });
    expect(reader.queries).toEqual([]);
  });

  it('fail with the adapter sentence', async () => {
    expect(await loadTechnology(fakeReader({ failing: 'network' }), 'x')).toEqual({
      status: 'failed',
      message: 'Failed to fetch technology (x): Network error while connecting to Contentful',
    });
  });
});

it("has the fallback hero 'Our Technology Platform' with its two buttons", async () => {
  expect(await loadTechnologyPage(fakeReader())).toMatchObject({
    value: {
      hero: {
        title: 'Our Technology Platform',
        primary: { text: 'Request a Demo', url: '/contact' },
        secondary: { text: 'Explore Features', url: '#features' },
      },
    },
  });
});
