import type { Post } from '#content/blog/post.ts';
import { postHref } from '#content/slugs/page-href.ts';
import { cardPath } from './page-meta.ts';
import { absolute, block, organization, pageAddress, type SeoSite } from './structured-data.ts';

/** Headlines are cut off beyond this in search results, in characters. */
const HEADLINE_LIMIT = 110;

/** A post. What a post lacks is left out; one without an author is the company's. */
export function postData(site: SeoSite, post: Post): object {
  const url = pageAddress(site, postHref(post.slug));
  return block('BlogPosting', {
    headline: post.title.slice(0, HEADLINE_LIMIT),
    ...(post.excerpt === '' ? {} : { description: post.excerpt }),
    url,
    mainEntityOfPage: url,
    inLanguage: site.language,
    ...(post.publishDate ? { datePublished: post.publishDate } : {}),
    ...(post.updatedAt === '' ? {} : { dateModified: post.updatedAt }),
    image: [
      post.picture
        ? absolute(site, post.picture.url)
        : pageAddress(site, cardPath(postHref(post.slug))),
    ],
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    author:
      post.author === ''
        ? organization(site)
        : { '@type': 'Person', name: post.author, url: pageAddress(site, '/about') },
    publisher: organization(site),
  });
}
