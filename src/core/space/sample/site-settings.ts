import { ADDRESSES } from '#content/addresses/addresses.ts';
import { SITE_COLORS } from '#content/brand/site-colors.ts';
import { footerColumn, navigationLink, promoStrip, siteSettings } from '../model/site-settings.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

const link = (name: string, title: string, url: string) =>
  sampleEntry(navigationLink, `link-${name}`, { title, url });

const SOLUTION_LINKS = [
  link('products', 'Products', '/products'),
  link('business-goals', 'Business Goals', '/business-goals'),
  link('machines', 'Machines', '/machines'),
  link('technology', 'Technology', '/technology'),
  link('tools', 'Tools for Buyers', '/tools'),
  link('project', 'Project List', '/project'),
];
const COMPANY_LINKS = [
  link('about', 'About Us', '/about'),
  link('blog', 'Blog', '/blog'),
  link('contact', 'Contact', '/contact'),
];
const PATHS = new Set(ADDRESSES.map(({ path }) => path));

/** Ids of links to pages that the site does not have, since their feature is left out: the sample is without them. */
export const LEFT_OUT: ReadonlySet<string> = new Set(
  [...SOLUTION_LINKS, ...COMPANY_LINKS]
    .filter(({ fields }) => !PATHS.has(String(fields['url'])))
    .map(({ id }) => id),
);

const linksThere = (links: typeof SOLUTION_LINKS) =>
  linksTo(links.filter(({ id }) => !LEFT_OUT.has(id)));

const COLUMNS = [
  sampleEntry(footerColumn, 'column-solutions', {
    title: 'Solutions',
    links: linksThere(SOLUTION_LINKS),
  }),
  sampleEntry(footerColumn, 'column-company', {
    title: 'Company',
    links: linksThere(COMPANY_LINKS),
  }),
];

/** Over since long: an example to copy, and nothing that a visitor sees. */
const STRIP = sampleEntry(promoStrip, 'promo-strip', {
  title: 'Sample: come and see our machines at the spring open day.',
  linkText: 'Write to us',
  linkUrl: '/contact',
  color: 'brand',
  firstMinute: '2026-03-02T08:00:00Z',
  lastMinute: '2026-03-06T17:59:00Z',
});

/** Says what the site shows without it, so that an owner sees what there is to change. */
const SETTINGS = sampleEntry(siteSettings, 'site-settings', {
  title: 'Site settings',
  mainColor: SITE_COLORS.mainColor,
  fontPair: 'Bricolage & Geist',
  footerColumns: linksTo(COLUMNS),
  footerLine: 'Software, machines and smart lockers for unattended retail.',
  promoStrip: linksTo([STRIP])[0]!,
  searchSynonyms: 'fridge, cooler, chilled, refrigerated\nclick and collect, order pickup, BOPIS',
  searchBestBets:
    'telephone, phone number, email address = /contact\nprices, quote, request a quote = /contact',
});

export const siteSettingsEntries: SampleEntry[] = [
  SETTINGS,
  ...SOLUTION_LINKS,
  ...COMPANY_LINKS,
  ...COLUMNS,
  STRIP,
];
