import { POSTS_PER_PAGE } from '../blog/load-posts.server.ts';
import type { ContentReader } from '../contentful/content-reader.ts';
import { FALLBACK_GOAL_CARDS } from '../goals/fallback.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { SAMPLE_MACHINE_CARDS } from '../machines/fallback.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import type { Picture } from '../media/picture.ts';
import { FALLBACK_PRODUCT_CARDS } from '../products/fallback.ts';
import { hasPublished } from '../queries/none-shown.ts';
import { orNull } from '../queries/or-null.ts';
import { TEXTS_AT_ONCE, textsQuery } from '../queries/whole-list.ts';
import { excerptOf } from '../rich-text/plain-text.ts';
import { SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import { FALLBACK_TECHNOLOGIES } from '../technology/fallback.ts';
import { MAIN_PATHS } from './main-pages.ts';
import { latest, readEntryPages } from './read-entry-pages.server.ts';
import { readMainPages } from './read-main-pages.server.ts';
import type { ListedPages, SitePage, SitePages } from './site-page.ts';

/**
 * Every public page with its date and pictures, for sitemap, feeds and guides. Failed in an outage
 * without kept answers: a list that lacks most pages would make search engines drop them.
 * @param options.described posts without an excerpt have the beginning of their text as description
 */
export function loadSitePages(
  reader: ContentReader,
  { described = false } = {},
): Promise<Loaded<SitePages>> {
  const read = async () => {
    const [products, goals, machines, technologies, posts, pages] = await Promise.all([
      readEntryPages(reader, 'product'),
      readEntryPages(reader, 'goal'),
      readEntryPages(reader, 'machine'),
      readEntryPages(reader, 'technology'),
      readPosts(reader, described),
      readEntryPages(reader, 'page'),
    ]);
    const builtIn = builtInPages(reader);
    const listed = {
      // What the pages themselves do: built-in entries stand in for a kind that the space lacks.
      products: (await hasPublished(reader, 'product')) ? products : builtIn.products,
      goals: (await hasPublished(reader, 'goal')) ? goals : builtIn.goals,
      machines,
      technologies,
      posts,
    };
    const main = await readMainPages(reader, listed);
    const { announcedIn = [] } = main.find(({ path }) => path === '/blog') ?? {};
    const olderPosts = olderPages(posts).map((older) => ({ ...older, announcedIn }));
    return { main, pages, ...listed, olderPosts };
  };
  const fallback = (reason: FallbackReason) =>
    reason === 'unavailable'
      ? null
      : {
          main: MAIN_PATHS.map((path) => page({ path })),
          ...builtInPages(reader),
          pages: [],
          olderPosts: [],
        };
  return loadedFrom(reader, read, { fallback });
}

/** Lists come without texts, so those that stand in for an excerpt are read by themselves. */
async function readPosts(reader: ContentReader, described: boolean): Promise<SitePage[]> {
  const posts = await readEntryPages(reader, 'post');
  const bare = posts.flatMap((post) =>
    described && post.description === '' && post.entry ? [post.entry.id] : [],
  );
  const excerpts = new Map<string, string>();
  for (let at = 0; at < bare.length; at += TEXTS_AT_ONCE) {
    const ids = bare.slice(at, at + TEXTS_AT_ONCE).join(',');
    const query = { ...textsQuery(reader, 'blogPost'), filters: { 'sys.id[in]': ids }, include: 0 };
    const answer = await orNull(reader.readEntries(query));
    for (const post of answer?.items ?? [])
      excerpts.set(post.sys.id, excerptOf(fieldsOf(post)['content']));
  }
  return posts.map((post) => ({
    ...post,
    description: post.description || (excerpts.get(post.entry?.id ?? '') ?? ''),
  }));
}

function olderPages(posts: SitePage[]): SitePage[] {
  const count = Math.ceil(posts.length / POSTS_PER_PAGE);
  const lastModified = latest(posts.map((post) => post.lastModified));
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    ...page({ path: `/blog?page=${index + 2}` }),
    lastModified,
  }));
}

type Card = { slug: string; title: string; description: string; picture: Picture | null };

function builtInPages({ publicSite }: Pick<ContentReader, 'publicSite'>): ListedPages {
  const pages = (kind: SlugKind, cards: readonly Card[]) =>
    cards.map(({ slug, title, description, picture }) =>
      page({
        path: SLUG_KINDS[kind].href(slug),
        title,
        description,
        pictures: picture ? [picture.url] : [],
      }),
    );
  return {
    products: pages('product', FALLBACK_PRODUCT_CARDS),
    goals: pages('goal', FALLBACK_GOAL_CARDS),
    machines: publicSite ? [] : pages('machine', SAMPLE_MACHINE_CARDS),
    technologies: pages('technology', FALLBACK_TECHNOLOGIES),
    posts: [],
  };
}

function page(given: { path: string } & Partial<SitePage>): SitePage {
  return {
    title: '',
    description: '',
    lastModified: null,
    pictures: [],
    entry: null,
    announcedIn: [],
    ...given,
  };
}
