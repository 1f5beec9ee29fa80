import type { PostCard } from '#content/blog/post.ts';
import type { FaqItem } from '#content/contact/contact-page.ts';
import type { Machine } from '#content/machines/machine.ts';
import type { Video } from '#content/media/video.ts';
import type { Product } from '#content/products/product.ts';

/** Where structured data finds absolute addresses and the brand. */
export type SeoSite = { siteUrl: string; siteName: string };

const CONTEXT = 'https://schema.org';

function absolute(site: SeoSite, url: string): string {
  return new URL(url, `${site.siteUrl}/`).href;
}

function organization(site: SeoSite) {
  return {
    '@type': 'Organization',
    name: site.siteName,
    url: `${site.siteUrl}/`,
    logo: absolute(site, '/logo.png'),
  };
}

/** The company and the site, for the home page (part 1 section 9: default logo /logo.png). */
export function siteData(site: SeoSite): object[] {
  return [
    { '@context': CONTEXT, ...organization(site) },
    { '@context': CONTEXT, '@type': 'WebSite', name: site.siteName, url: `${site.siteUrl}/`, inLanguage: 'en' },
  ];
}

/** The trail from the home page to this one. */
export function breadcrumbData(site: SeoSite, trail: { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
  };
}

/** A list page's items, in order. */
export function itemListData(site: SeoSite, items: { title: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(site, path),
    })),
  };
}

/** A product type as software, price 0 USD (part 1 section 2, "Product detail"). */
export function softwareData(site: SeoSite, product: Product): object {
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: product.title,
    description: product.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: absolute(site, `/products/${product.slug}`),
    ...(product.picture ? { image: absolute(site, product.picture.url) } : {}),
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: organization(site),
  };
}

/** A machine as a product. It names no price, since prices are told on request. */
export function machineData(site: SeoSite, machine: Machine): object {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: machine.title,
    description: machine.description,
    category: machine.type === 'locker' ? 'Smart locker' : 'Vending machine',
    url: absolute(site, `/machines/${machine.slug}`),
    image: machine.pictures.map(({ url }) => absolute(site, url)),
    brand: { '@type': 'Brand', name: manufacturerOf(machine) ?? site.siteName },
    additionalProperty: machine.specs.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
  };
}

function manufacturerOf(machine: Machine): string | undefined {
  return machine.specs.find(({ key }) => key === 'manufacturer')?.value;
}

/** A post. Google asks for headline, dates, author and image; what a post lacks is left out. */
export function postData(
  site: SeoSite,
  post: PostCard & { author: string; updatedAt: string },
): object {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: absolute(site, `/blog/${post.slug}`),
    ...(post.publishDate ? { datePublished: post.publishDate } : {}),
    dateModified: post.updatedAt,
    ...(post.picture ? { image: [absolute(site, post.picture.url)] } : {}),
    author: post.author === '' ? organization(site) : { '@type': 'Person', name: post.author },
    publisher: organization(site),
  };
}

/** Questions with plain answers; null without any, since an empty FAQ page is invalid. */
export function faqData(items: FaqItem[]): object | null {
  const questions = items.flatMap((item) => {
    const text = answerText(item);
    if (text === '') return [];
    return [{ '@type': 'Question', name: item.question, acceptedAnswer: { '@type': 'Answer', text } }];
  });
  return questions.length === 0
    ? null
    : { '@context': CONTEXT, '@type': 'FAQPage', mainEntity: questions };
}

function answerText({ answer }: FaqItem): string {
  if (answer.kind === 'text') return answer.text;
  return answer.kind === 'rich' ? textOf(answer.body.document) : '';
}

type TextNode = { value?: string; content?: TextNode[] };

function textOf(node: unknown): string {
  const { value, content } = node as TextNode;
  if (typeof value === 'string') return value;
  return (content ?? []).map(textOf).filter(Boolean).join(' ').replace(/\s+/gu, ' ').trim();
}

/** A video that can be watched; null when it lacks what a valid block needs. */
export function videoData(site: SeoSite, video: Video | null, uploadDate: string | null): object | null {
  if (!video?.thumbnail || uploadDate === null || video.source.kind === 'none') return null;
  const { source } = video;
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: video.title,
    description: video.description || video.title,
    thumbnailUrl: [absolute(site, video.thumbnail.url)],
    uploadDate,
    ...(source.kind === 'file'
      ? { contentUrl: source.url }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${source.id}` }),
  };
}
