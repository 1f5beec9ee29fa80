import { escapeUTF8 } from 'entities';
import { pageAddress } from './structured-data.ts';

/** One address of the sitemap; `lastModified` ISO 8601, null when unknown; pictures as absolute addresses. */
export type SitemapPage = { path: string; lastModified: string | null; pictures: string[] };

/** Escapes text for XML. Characters that XML 1.0 forbids are dropped. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are exactly the characters XML forbids
  return escapeUTF8(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, ''));
}

/**
 * The sitemap (sitemaps.org 0.9 with Google's picture extension) of the given pages.
 * @param site `base`: first part of the addresses of the pages' language
 */
export function sitemapXml(site: { siteUrl: string; base: string }, pages: SitemapPage[]): string {
  const urls = pages.map(({ path, lastModified, pictures }) => {
    const address = (url: string) => escapeXml(new URL(url, `${site.siteUrl}/`).href);
    const images = pictures.map(
      (url) => `<image:image><image:loc>${address(url)}</image:loc></image:image>`,
    );
    const changed = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
    return `<url><loc>${escapeXml(pageAddress(site, path))}</loc>${changed}${images.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
