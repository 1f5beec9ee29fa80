import { POSTS_PER_PAGE } from '../blog/load-posts.server.ts';
import type { ContentReader } from '../content-reader.ts';
import { builtInEntries, CONTENT_KINDS, standInEntries } from '../kinds/content-kinds.server.ts';
import { byKind, KIND_NAMES, SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { announcedIn } from '../locales/translation.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { orNull } from '../queries/or-null.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { TEXTS_AT_ONCE, textsQuery, readWholeList } from '../queries/whole-list.ts';
import { excerptOf } from '../rich-text/plain-text.ts';
import { MAIN_PATHS, MAIN_PAGES } from './main-pages.ts';
import {
  latest,
  readEntryPages,
  changedAt,
  partsOf,
  picturesOf,
} from './read-entry-pages.server.ts';
import type { SitePage, SitePages, ListedPages } from './site-page.ts';

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
    const listed = byKind((): SitePage[] => []);
    const list = async (kind: SlugKind) => {
      const pages = await readEntryPages(reader, kind);
      listed[kind] = [...pages, ...toPages(kind, await standInEntries(reader, kind))];
    };
    await Promise.all(KIND_NAMES.map(list));
    if (described) listed.post = await withExcerpts(reader, listed.post);
    const main = await readMainPages(reader, listed);
    const { announcedIn = [] } = main.find(({ path }) => path === '/blog') ?? {};
    const olderPosts = olderPages(listed.post).map((older) => ({ ...older, announcedIn }));
    return { main, ...listed, olderPosts };
  };
  const fallback = (reason: FallbackReason) =>
    reason === 'unavailable'
      ? null
      : {
          main: MAIN_PATHS.map((path) => page({ path })),
          ...byKind((kind) => toPages(kind, builtInEntries(reader, kind))),
          olderPosts: [],
        };
  return loadedFrom(reader, read, { fallback });
}

/** Lists come without texts, so those that stand in for an excerpt are read by themselves. */
async function withExcerpts(reader: ContentReader, posts: SitePage[]): Promise<SitePage[]> {
  const bare = posts.flatMap((post) =>
    post.description === '' && post.entry ? [post.entry.id] : [],
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
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    page({ path: `/blog?page=${index + 2}`, lastModified }),
  );
}

function toPages(kind: SlugKind, entries: ReturnType<typeof builtInEntries>): SitePage[] {
  return entries.map((entry) => {
    const { slug, title, description = '' } = entry;
    const picture = CONTENT_KINDS[kind].pictureOf?.(entry) ?? entry.picture;
    const pictures = picture ? [picture.url] : [];
    return page({ path: SLUG_KINDS[kind].href(slug), title, description, pictures });
  });
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

/** The main pages; each changed when its own words or anything it lists did. */
async function readMainPages(reader: ContentReader, listed: ListedPages): Promise<SitePage[]> {
  return Promise.all(
    MAIN_PAGES.map(async ({ path, contentType, shows }) => {
      const found = await readSingleEntry(reader, contentType);
      const slides =
        path === '/' && reader.language ? (await readWholeList(reader, 'heroContent')).items : [];
      const dates = shows.flatMap((name) => listed[name].map((shown) => shown.lastModified));
      const own = found === null ? null : changedAt(found.entry);
      return page({
        path,
        lastModified: latest([own, ...dates]),
        pictures: found ? picturesOf(found.entry, mappingContext(reader, found.links), '') : [],
        announcedIn: announcedIn([
          ...(found ? [found.entry, ...partsOf(found.entry, found)] : []),
          ...slides,
        ]),
      });
    }),
  );
}
