import type { FeedPost } from '#content/blog/load-feed-posts.server.ts';
import { postHref } from '#content/slugs/page-href.ts';
import { escapeXml } from './sitemap.ts';
import { absolute, pageAddress, type SeoSite } from './structured-data.ts';

export const RSS_PATH = '/blog/rss.xml';
export const JSON_FEED_PATH = '/blog/feed.json';

type Feed = SeoSite & { title: string; description: string };

/** The blog as RSS 2.0, newest first. */
export function rssXml(feed: Feed, posts: FeedPost[]): string {
  const items = posts.map((post) => {
    const address = escapeXml(pageAddress(feed, postHref(post.slug)));
    return [
      '<item>',
      element('title', post.title),
      `<link>${address}</link>`,
      `<guid isPermaLink="false">${escapeXml(post.id)}</guid>`,
      ...(post.publishDate ? [element('pubDate', rssDate(post.publishDate))] : []),
      element('description', post.excerpt || post.title),
      ...(post.author === '' ? [] : [element('dc:creator', post.author)]),
      ...post.tags.map((tag) => element('category', tag)),
      '</item>',
    ].join('');
  });
  const changed = posts.flatMap((post) => post.updatedAt || post.publishDate || []).toSorted();
  const last = changed.at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${feed.title} | ${feed.siteName}`),
    element('link', pageAddress(feed, '/blog')),
    element('description', feed.description),
    element('language', feed.language),
    ...(last ? [element('lastBuildDate', new Date(last).toUTCString())] : []),
    `<atom:link href="${escapeXml(pageAddress(feed, RSS_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The blog as JSON Feed 1.1, newest first. */
export function jsonFeed(feed: Feed, posts: FeedPost[]): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${feed.title} | ${feed.siteName}`,
    description: feed.description,
    home_page_url: pageAddress(feed, '/blog'),
    feed_url: pageAddress(feed, JSON_FEED_PATH),
    icon: absolute(feed, '/icons/icon-512.png'),
    favicon: absolute(feed, '/icons/favicon-32.png'),
    language: feed.language,
    items: posts.map((post) => ({
      id: post.id,
      url: pageAddress(feed, postHref(post.slug)),
      title: post.title,
      content_text: post.text || post.excerpt || post.title,
      ...(post.excerpt === '' ? {} : { summary: post.excerpt }),
      ...(post.picture ? { image: absolute(feed, post.picture.url) } : {}),
      ...(post.publishDate ? { date_published: post.publishDate } : {}),
      ...(post.updatedAt === '' ? {} : { date_modified: post.updatedAt }),
      ...(post.author === '' ? {} : { authors: [{ name: post.author }] }),
      ...(post.tags.length > 0 ? { tags: post.tags } : {}),
    })),
  };
}

/** A date as RSS writes it (RFC 822), on the day and in the zone that its editor wrote. */
function rssDate(writtenDate: string): string {
  const offset = /[+-]\d{2}:\d{2}$/u.exec(writtenDate)?.[0].replace(':', '') ?? 'GMT';
  return new Date(`${writtenDate.slice(0, 19)}Z`).toUTCString().replace('GMT', offset);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
