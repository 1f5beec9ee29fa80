import { withoutLanguage } from '../locales/page-language.ts';
import { decoded } from '../slugs/decoded.ts';
import { ENTRY_KINDS, entryOfPath } from '../kinds/slug-kinds.ts';
import { MAX_SLUG_CHARACTERS } from '../slugs/page-href.ts';

/** What an inquiry can be about. A `tool` is a result of a feature's page: its slug holds name, version and inputs. */
const ABOUT_KINDS = [...ENTRY_KINDS, 'tool'] as const;

export type AboutKind = (typeof ABOUT_KINDS)[number];

/** The campaign of a visit: the values of `utm_source`, `utm_medium`, `utm_campaign`, `utm_term` and `utm_content`. */
export type InquiryCampaign = {
  source: string;
  medium: string;
  name: string;
  term: string;
  content: string;
};

/** What an inquiry is about and how its visit began; each text is '' where it is unknown. */
export type InquiryContext = {
  /** Kind and slug, such as `machine:divi-wp`. */
  about: string;
  /** The title as the visitor saw it. */
  aboutTitle: string;
  /** Path of the first page of the visit. */
  landingPage: string;
  /** Host of the site whose link led here. */
  referrerHost: string;
  campaign: InquiryCampaign;
};

/** Most characters that are kept of each text. */
export const CONTEXT_LIMITS = {
  about: Math.max(...ABOUT_KINDS.map((kind) => `${kind}:`.length)) + MAX_SLUG_CHARACTERS,
  aboutTitle: 200,
  landingPage: 500,
  referrerHost: 253,
  campaign: 200,
} as const;

const ABOUT = new RegExp(
  `^(${ABOUT_KINDS.join('|')}):([^\\p{C}\\p{Zl}\\p{Zp}\\s](?:[^\\p{C}\\p{Zl}\\p{Zp}]{0,${MAX_SLUG_CHARACTERS - 2}}[^\\p{C}\\p{Zl}\\p{Zp}\\s])?)$`,
  'u',
);

/** Takes the text of an `about` apart; null for anything that is none. */
export function parseAbout(text: string | null): { kind: AboutKind; slug: string } | null {
  const found = text === null || text.length > CONTEXT_LIMITS.about ? null : ABOUT.exec(text);
  return found && { kind: found[1] as AboutKind, slug: found[2]! };
}

/** The contact page, with what the inquiry is about. */
export function contactHref(kind: AboutKind, slug: string): string {
  return `/contact?about=${kind}:${encodeURIComponent(slug)}`;
}

/** A link of content or copy on the page of one subject: where it leads to the contact page, it names the subject. */
export function withAbout<Link extends { url: string }>(
  link: Link,
  kind: AboutKind,
  slug: string,
): Link {
  return link.url === '/contact' ? { ...link, url: contactHref(kind, slug) } : link;
}

/**
 * What a page of the site is about, from its address in any language: the entry of a detail page, or the `about` of the
 * contact page.
 * @param location a web address or a path; '' when unknown
 * @returns kind and slug as in `InquiryContext.about`; '' for every other page
 */
export function aboutOfLocation(location: string): string {
  const url = location === '' ? null : URL.parse(location, 'http://site.invalid');
  if (!url) return '';
  const path = withoutLanguage(decoded(url.pathname)).replace(/\/+$/u, '');
  const entry = entryOfPath(path);
  const about =
    path === '/contact' ? url.searchParams.get('about') : entry && `${entry.kind}:${entry.slug}`;
  return about !== null && parseAbout(about) ? about : '';
}
