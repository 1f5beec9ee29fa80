import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FeedPost } from '#content/blog/load-feed-posts.server.ts';
import { byKind } from '#content/kinds/slug-kinds.ts';
import type { SitePage, SitePages } from '#content/site-pages/site-page.ts';
import { englishWording } from '#copy/wordings.ts';
import { jsonFeed, rssXml } from './blog-feeds.ts';
import { siteGuide } from './site-guide.ts';
import { sitemapXml } from './sitemap.ts';
import { toPalette } from '#content/brand/to-palette.ts';
import { webManifest } from './web-manifest.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

/** Every character that XML gives a meaning or forbids. */
const HOSTILE = `<b>&amp;"'\u0000\u000B\uFFFE]]> é 🥕`;
const SHOWN = `<b>&amp;"']]> é 🥕`;
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
const feed = { ...site, title: 'Our Blog', description: 'News.' };
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'item', 'category'].includes(name),
});
const post: FeedPost = {
  id: 'b1',
  slug: 'a & b',
  title: HOSTILE,
  excerpt: HOSTILE,
  author: HOSTILE,
  tags: [HOSTILE],
  updatedAt: '2026-02-01T00:00:00.000Z',
  publishDate: '2026-01-01T00:00:00.000Z',
  picture: { url: '/pictures/x.webp', alt: '', width: null, height: null },
  text: 'Words.',
};
const page = (given: Partial<SitePage>): SitePage => ({
  path: '/x',
  title: '',
  description: '',
  lastModified: null,
  pictures: [],
  entry: null,
  announcedIn: [],
  ...given,
});

function parsed(xml: string): Record<string, unknown> {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml) as Record<string, unknown>;
}

describe('the sitemap', () => {
  it('is valid XML with absolute addresses, dates and pictures', () => {
    const xml = sitemapXml(site, [
      page({
        path: '/machines/a%20b?x=1&y=2',
        lastModified: '2026-01-01T00:00:00.000Z',
        pictures: ['/pictures/a.webp', 'https://images.ctfassets.net/a?b&c'],
      }),
      page({ path: '/' }),
    ]);
    expect(parsed(xml)).toMatchObject({
      urlset: {
        url: [
          {
            loc: 'https://vending.example/machines/a%20b?x=1&y=2',
            lastmod: '2026-01-01T00:00:00.000Z',
            'image:image': [
              { 'image:loc': 'https://vending.example/pictures/a.webp' },
              { 'image:loc': 'https://images.ctfassets.net/a?b&c' },
            ],
          },
          { loc: 'https://vending.example/' },
        ],
      },
    });
  });
});

describe('the RSS feed', () => {
  it('is valid XML whatever editors write, with what readers need of each post', () => {
    const { rss } = parsed(rssXml(feed, [post])) as { rss: { channel: Record<string, unknown> } };
    expect(rss.channel).toMatchObject({
      title: 'Our Blog | Vending',
      link: 'https://vending.example/blog',
      lastBuildDate: 'Sun, 01 Feb 2026 00:00:00 GMT',
      item: [
        {
          title: SHOWN,
          link: 'https://vending.example/blog/a%20%26%20b',
          pubDate: 'Thu, 01 Jan 2026 00:00:00 GMT',
          'dc:creator': SHOWN,
          category: [SHOWN],
        },
      ],
    });
  });

  it('names the day that the editor wrote', () => {
    const xml = rssXml(feed, [{ ...post, publishDate: '2017-05-16T00:00:00+02:00' }]);
    expect(xml).toContain('<pubDate>Tue, 16 May 2017 00:00:00 +0200</pubDate>');
  });

  it('is valid without posts', () => {
    expect(parsed(rssXml(feed, []))).toMatchObject({ rss: { channel: { language: 'en' } } });
  });
});

describe('the JSON feed', () => {
  it('has what version 1.1 asks of a feed and of each item', () => {
    expect(jsonFeed(feed, [post, { ...post, text: '', excerpt: '', picture: null }])).toMatchObject(
      {
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Our Blog | Vending',
        feed_url: 'https://vending.example/blog/feed.json',
        items: [
          { id: 'b1', content_text: 'Words.', image: 'https://vending.example/pictures/x.webp' },
          { content_text: HOSTILE },
        ],
      },
    );
  });
});

describe('the guide for language models', () => {
  it('is one title, one summary and one line per page, whatever editors write', () => {
    const pages: SitePages = {
      ...byKind(() => []),
      olderPosts: [],
      main: [page({ path: '/' }), page({ path: '/unknown' })],
      machine: [
        page({ path: '/machines/a', title: '[A](evil)\n# B', description: 'x'.repeat(900) }),
      ],
    };
    const guide = siteGuide(englishWording, site, pages);
    expect(guide.match(/^# /gmu)).toHaveLength(1);
    expect(guide).toContain('- [Home](https://vending.example/): What we offer, at a glance');
    expect(guide).toContain('- [/unknown](https://vending.example/unknown)\n');
    expect(guide).toContain('- [A(evil) # B](https://vending.example/machines/a): xxx');
    expect(guide).not.toContain('## Blog\n');
    expect(Math.max(...guide.split('\n').map((line) => line.length))).toBeLessThan(400);
  });
});

describe('the web manifest', () => {
  it('names the site and icons that are there, one of them maskable', () => {
    const { palette } = toPalette({ mainColor: '#8a3b12', accentColor: null });
    const manifest = webManifest(
      { siteName: 'Vending Solutions', language: 'en', base: '' },
      palette,
    ) as {
      icons: { src: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name: 'Vending Solutions',
      short_name: 'Vending',
      start_url: '/',
      theme_color: '#8a3b12',
    });
    for (const { src } of manifest.icons) {
      expect(existsSync(join(ROOT, 'public', src)), src).toBe(true);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  });
});
