import type { ContactPage } from '#content/contact/contact-page.ts';

/** Where structured data finds absolute addresses and the brand. */
export type SeoSite = { siteUrl: string; siteName: string };

const CONTEXT = 'https://schema.org';

/** Marks a block as one of schema.org's. */
export function block(type: string, properties: object): object {
  return { '@context': CONTEXT, '@type': type, ...properties };
}

/** The absolute address of a path or address. */
export function absolute(site: SeoSite, url: string): string {
  return new URL(url, `${site.siteUrl}/`).href;
}

/** The company, as other blocks name it (part 1 section 9: default logo /logo.png). */
export function organization(site: SeoSite) {
  return {
    '@type': 'Organization',
    '@id': absolute(site, '/#organization'),
    name: site.siteName,
    url: absolute(site, '/'),
    logo: absolute(site, '/logo.png'),
  };
}

/** The company and the site: the home page's data, and what stands in on pages without their own. */
export function siteData(site: SeoSite): object[] {
  return [
    { '@context': CONTEXT, ...organization(site) },
    block('WebSite', {
      '@id': absolute(site, '/#website'),
      name: site.siteName,
      url: absolute(site, '/'),
      inLanguage: 'en',
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
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
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
      url: absolute(site, path),
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
