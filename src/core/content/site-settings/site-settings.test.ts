import { describe, expect, it } from 'vitest';
import type { ContentfulAsset, ContentfulEntry } from '../contentful/contentful-entry.ts';
import { valueOf } from '../loaded.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, entry, link as linkTo } from '../tests/wire.ts';
import { loadSiteSettings } from './load-site-settings.server.ts';
import { NO_SITE_SETTINGS } from './site-settings.ts';

const settings = (fields: Record<string, unknown>) => entry('siteSettings', 's', fields);
const link = (id: string, title: string, url: string) =>
  entry('navigationLink', id, { title, url });

function pictureOf(width: number, height: number, type: string): ContentfulAsset {
  const url = `//images.ctfassets.net/space/p/p.${type}`;
  return asset('p', {}, { url, contentType: 'image/png', details: { image: { width, height } } });
}

/** The settings of a space with this entry, and what was reported on the way. */
async function load(
  fields: Record<string, unknown>,
  others: ContentfulEntry[] = [],
  assets: ContentfulAsset[] = [],
) {
  const reader = fakeReader({ entries: [settings(fields), ...others], assets });
  const value = valueOf(await loadSiteSettings(reader));
  return { value, problems: reader.problems };
}

describe('site settings', () => {
  it.each([
    [{ configured: false }, 'not-configured'],
    [{}, 'empty'],
    [{ failing: 'timeout' as const }, 'unavailable'],
    [{ failing: 'unknown-content-type' as const }, 'empty'],
  ])('are as the site has them for %j', async (space, reason) => {
    expect(await loadSiteSettings(fakeReader(space))).toEqual({
      status: 'fallback',
      value: NO_SITE_SETTINGS,
      reason,
    });
  });

  it('are read whole', async () => {
    const { value, problems } = await load(
      {
        siteName: ' Northern Vending ',
        logo: linkTo('Asset', 'a'),
        mainColor: '#2563EB',
        fontPair: 'Fraunces & Figtree',
        socialLinks: ['https://www.linkedin.com/company/example'],
        headerLinks: [linkTo('Entry', 'l1'), linkTo('Entry', 'l2')],
        headerButton: linkTo('Entry', 'l2'),
        footerColumns: [linkTo('Entry', 'c')],
        footerLine: 'Open at all hours.',
        promoStrip: linkTo('Entry', 'p'),
      },
      [
        link('l1', 'Machines', '/machines'),
        link('l2', 'Write to us', '/contact'),
        entry('footerColumn', 'c', { title: 'More', links: [linkTo('Entry', 'l1')] }),
        entry('promoStrip', 'p', {
          title: 'Open day',
          linkText: 'Come',
          linkUrl: '/contact',
          color: 'accent',
          firstMinute: '2026-11-23T08:00:30Z',
          lastMinute: '2026-11-23T18:00+01:00',
        }),
      ],
      [asset('a')],
    );
    expect(problems).toEqual([]);
    expect(value).toMatchObject({
      siteName: 'Northern Vending',
      logo: { alt: 'Northern Vending' },
      mainColor: '#2563eb',
      accentColor: null,
      fontPair: 'Fraunces & Figtree',
      headerLinks: [
        { text: 'Machines', url: '/machines' },
        { text: 'Write to us', url: '/contact' },
      ],
      headerButton: { text: 'Write to us', url: '/contact' },
      footerColumns: [{ title: 'More', links: [{ text: 'Machines', url: '/machines' }] }],
      footerLine: 'Open at all hours.',
      promoStrip: {
        color: 'accent',
        fromMs: Date.parse('2026-11-23T08:00:00Z'),
        untilMs: Date.parse('2026-11-23T17:01:00Z'),
      },
    });
  });

  it('lose no more than the part that is wrong, and say which', async () => {
    const { value, problems } = await load(
      {
        siteName: 'Ours',
        mainColor: 'blue',
        accentColor: '#12345',
        socialLinks: ['http://example.com', 'https://example.com/us', 'javascript:alert(1)'],
        headerLinks: [linkTo('Entry', 'bad'), linkTo('Entry', 'good'), linkTo('Entry', 'gone')],
        footerColumns: [linkTo('Entry', 'empty')],
        promoStrip: linkTo('Entry', 'wordless'),
      },
      [
        link('bad', 'Bad', 'javascript:alert(1)'),
        link('good', 'Good', '/about'),
        entry('footerColumn', 'empty', { title: 'Nothing' }),
        entry('promoStrip', 'wordless', { color: 'ink' }),
      ],
    );
    expect(value).toEqual({
      ...NO_SITE_SETTINGS,
      siteName: 'Ours',
      socialLinks: ['https://example.com/us'],
      headerLinks: [{ text: 'Good', url: '/about' }],
    });
    expect(problems.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"mainColor" is no color (blue)'),
        expect.stringContaining('"accentColor" is no color (#12345)'),
        expect.stringContaining('“http://example.com”'),
        expect.stringContaining('Menu link has no words'),
        expect.stringContaining('(ID: gone)'),
        expect.stringContaining('Footer column has no heading'),
        expect.stringContaining('Promo strip has no words'),
      ]),
    );
  });

  it.each([
    ['a stripe upright', 'logo', 20, 3_000, 'png'],
    ['a stripe', 'logo', 5_000, 10, 'png'],
    ['a wide picture', 'icon', 600, 90, 'svg'],
    ['a dot', 'icon', 16, 16, 'png'],
  ])('leave out %s as the %s, and say so', async (_, field, width, height, type) => {
    const picture = pictureOf(width, height, type);
    const { value, problems } = await load({ [field]: linkTo('Asset', 'p') }, [], [picture]);
    expect(value).toEqual(NO_SITE_SETTINGS);
    expect(problems.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(new RegExp(`^"${field}" is ${width} × ${height} pixels, `, 'u')),
    ]);
  });

  it.each([
    ['logo', 400, 90, 'png'],
    ['logo', 60, 60, 'png'],
    ['icon', 512, 512, 'png'],
    ['icon', 24, 24, 'svg'],
    ['icon', 600, 400, 'png'],
  ])('take a picture as the %s that is %i × %i pixels', async (field, width, height, type) => {
    const picture = pictureOf(width, height, type);
    const { value, problems } = await load({ [field]: linkTo('Asset', 'p') }, [], [picture]);
    expect(value).toMatchObject({ [field]: { width, height } });
    expect(problems).toEqual([]);
  });

  it('say which file is no picture, which words are too long and which link is half', async () => {
    const { value, problems } = await load(
      {
        siteName: 'N'.repeat(90),
        footerLine: 'L'.repeat(210),
        logo: linkTo('Asset', 'pdf'),
        promoStrip: linkTo('Entry', 'p'),
      },
      [entry('promoStrip', 'p', { title: 'T'.repeat(220), linkText: 'Come' })],
      [asset('pdf', {}, { contentType: 'application/pdf' })],
    );
    expect(value).toMatchObject({
      siteName: 'N'.repeat(80),
      footerLine: 'L'.repeat(200),
      promoStrip: { text: 'T'.repeat(200), link: null },
    });
    expect(problems.map(({ reason }) => reason)).toEqual([
      '"siteName" has 90 characters, of which 80 show',
      '"logo" is not published or no picture (ID: pdf), so the site keeps its own',
      '"footerLine" has 210 characters, of which 200 show',
      '"title" has 220 characters, of which 200 show',
      '"linkText" and "linkUrl" do not make a link: it needs words and an address that can be linked to',
    ]);
  });

  it('name a color that shows otherwise than it was chosen', async () => {
    const { value, problems } = await load({ mainColor: '#ffee55' });
    expect(value?.mainColor).toBe('#ffee55');
    expect(problems.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(
        /^"mainColor" is #ffee55, .*; (?:3|4\.5):1 is needed, so #[\da-f]{6} shows$/u,
      ),
    );
  });
});
