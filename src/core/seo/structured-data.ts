import { addressIn } from '#content/locales/address-in.ts';
import type { SiteLanguage } from '#content/locales/page-language.ts';
import type { ContactPage } from '#content/contact/contact-page.ts';

/** Where structured data finds absolute addresses and the brand. */
export type SeoSite = {
  siteUrl: string;
  siteName: string;
  /** Of the page's words (BCP 47). */
  language: string;
  /** First part of the addresses of pages in that language (`/de`); nothing for the default. */
  base: string;
  /** The languages of the site; empty where it has one. */
  languages: readonly SiteLanguage[];
  /** What the home page is called in a trail. */
  homeName: string;
  /** The owner's logo; null for the site's own. */
  logoUrl: string | null;
  /** The owner's pages at social networks. */
  sameAs: readonly string[];
};

const CONTEXT = 'https://schema.org';

/** Marks a block as one of schema.org's. */
export function block(type: string, properties: object): object {
  return { '@context': CONTEXT, '@type': type, ...properties };
}

/** The absolute address of a path or address. */
export function absolute(site: SeoSite, url: string): string {
  return new URL(url, `${site.siteUrl}/`).href;
}

/** The absolute address of a page in the language of this one. */
export function pageAddress(site: Pick<SeoSite, 'siteUrl' | 'base'>, path: string): string {
  return new URL(addressIn(site, path), `${site.siteUrl}/`).href;
}

/** The company, as other blocks name it (part 1 section 9: default logo /logo.png). */
export function organization(site: SeoSite) {
  return {
    '@type': 'Organization',
    '@id': absolute(site, '/#organization'),
    name: site.siteName,
    url: absolute(site, '/'),
    logo: absolute(site, site.logoUrl ?? '/logo.png'),
    ...(site.sameAs.length > 0 ? { sameAs: site.sameAs } : {}),
  };
}

/** The company and the site: the home page's data, and what stands in on pages without their own. */
export function siteData(site: SeoSite): object[] {
  return [
    { '@context': CONTEXT, ...organization(site) },
    block('WebSite', {
      '@id': absolute(site, '/#website'),
      name: site.siteName,
      url: pageAddress(site, '/'),
      inLanguage: site.language,
      publisher: { '@id': absolute(site, '/#organization') },
    }),
  ];
}

/** The company with its ways to be reached. Only for the owner's own values, never for placeholders. */
export function contactData(site: SeoSite, page: ContactPage): object {
  const { email, phone, address } = page;
  const point = {
    ...(email.value === '' ? {} : { email: email.value }),
    ...(phone.value === '' ? {} : { telephone: phone.value }),
  };
  return {
    '@context': CONTEXT,
    ...organization(site),
    ...point,
    ...(address.value === '' ? {} : { address: linesOf(address.value).join(', ') }),
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', ...point },
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The trail from the home page to this one. */
export function breadcrumbData(site: SeoSite, trail: { name: string; path: string }[]): object {
  return block('BreadcrumbList', {
    itemListElement: [{ name: site.homeName, path: '/' }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageAddress(site, path),
      }),
    ),
  });
}

/** A list page's items, in order; null without any, since an empty list is invalid. */
export function itemListData(
  site: SeoSite,
  items: { title: string; path: string }[],
): object | null {
  if (items.length === 0) return null;
  return block('ItemList', {
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: pageAddress(site, path),
    })),
  });
}

/** Cards as items of a list; those without a page of their own are left out. */
export function pagesOf(
  cards: readonly { title: string; slug: string }[] | null,
  href: (slug: string) => string,
): { title: string; path: string }[] {
  return (cards ?? [])
    .filter(({ slug }) => slug !== '')
    .map(({ title, slug }) => ({ title, path: href(slug) }));
}
