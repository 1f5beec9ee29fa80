import { loadAbout } from '#content/about/load-about.server.ts';
import { loadBlogPage } from '#content/blog/load-blog-page.server.ts';
import { loadPost } from '#content/blog/load-post.server.ts';
import { loadPosts } from '#content/blog/load-posts.server.ts';
import { loadContactPage } from '#content/contact/load-contact-page.server.ts';
import type { ContentReader } from '#content/content-reader.ts';
import { loadGoal, loadGoals, loadHomeGoals } from '#content/goals/load-goals.server.ts';
import { loadGoalsPage } from '#content/goals/load-goals-page.server.ts';
import { loadHeroSlides } from '#content/hero/load-hero-slides.server.ts';
import { loadHomePage } from '#content/home/load-home-page.server.ts';
import { loadLegal } from '#content/legal/load-legal.server.ts';
import { valueOf, type Loaded } from '#content/loaded.ts';
import {
  loadHomeMachines,
  loadMachine,
  loadMachines,
} from '#content/machines/load-machines.server.ts';
import { loadMachinesPage } from '#content/machines/load-machines-page.server.ts';
import { loadNavigation } from '#content/navigation/load-navigation.server.ts';
import { loadPage } from '#content/pages/load-page.server.ts';
import { loadPages } from '#content/pages/load-pages.server.ts';
import {
  loadHomeProducts,
  loadProduct,
  loadProducts,
} from '#content/products/load-products.server.ts';
import { loadProductsPage } from '#content/products/load-products-page.server.ts';
import { loadTechnologies, loadTechnology } from '#content/technology/load-technologies.server.ts';
import { loadTechnologyPage } from '#content/technology/load-technology-page.server.ts';
import { loadTechnologySections } from '#content/technology/load-technology-sections.server.ts';
import { loadTestimonials } from '#content/testimonials/load-testimonials.server.ts';

type Load = (reader: ContentReader) => Promise<Loaded<unknown>>;

/** `empty`: read from the space, which holds nothing for it. */
type PartStatus = Loaded<unknown>['status'] | 'empty';

/** What one page of the site is built from, part by part; `status` is that of its weakest part. */
export type PageReport = {
  path: string;
  status: PartStatus;
  parts: { name: string; status: PartStatus; reason: string | null }[];
};

/** From best to worst. */
const RANK: readonly PartStatus[] = ['live', 'empty', 'fallback', 'missing', 'failed'];

const PAGES: Record<string, Record<string, Load>> = {
  '/': {
    'hero slides': loadHeroSlides,
    'home page': loadHomePage,
    'product types': loadHomeProducts,
    'business goals': loadHomeGoals,
    machines: loadHomeMachines,
    testimonials: (reader) => loadTestimonials(reader, 'home'),
    'menu labels': loadNavigation,
  },
  '/products': {
    'page words': loadProductsPage,
    'product types': loadProducts,
    testimonials: (reader) => loadTestimonials(reader, 'products'),
  },
  '/business-goals': {
    'page words': loadGoalsPage,
    'business goals': loadGoals,
    testimonials: (reader) => loadTestimonials(reader, 'business-goals'),
  },
  '/machines': {
    'page words': loadMachinesPage,
    machines: loadMachines,
    testimonials: (reader) => loadTestimonials(reader, 'machines'),
  },
  '/technology': {
    'page words': loadTechnologyPage,
    sections: loadTechnologySections,
    testimonials: (reader) => loadTestimonials(reader, 'technology'),
  },
  '/technology/detailed': { technologies: loadTechnologies },
  '/contact': { 'page words': (reader) => loadContactPage(reader, []) },
  '/about': {
    text: async (reader) => inside(await loadAbout(reader, null), (page) => page.body),
  },
  '/blog': {
    'page words': loadBlogPage,
    posts: async (reader) => inside(await firstPosts(reader, 1), (list) => list.posts),
  },
  '/privacy': { text: async (reader) => inside(await loadLegal(reader), (legal) => legal.privacy) },
  '/terms': { text: async (reader) => inside(await loadLegal(reader), (legal) => legal.terms) },
};

const firstPosts = (reader: ContentReader, page: number) => loadPosts(reader, { page, tag: null });

/**
 * Loads every page of the site through the site's own content layer, the pages of single entries by the
 * lists that lead to them, and tells what each is built from.
 * @param newReader a reader for one page, as every request gets one
 */
export async function reportPages(newReader: () => ContentReader): Promise<PageReport[]> {
  const reports: PageReport[] = [];
  const all = { ...PAGES, ...(await detailPages(newReader())) };
  for (const [path, loads] of Object.entries(all)) {
    const reader = newReader();
    const parts = await Promise.all(
      Object.entries(loads).map(async ([name, load]) => toPart(name, await load(reader))),
    );
    const status = RANK.findLast((rank) => parts.some((part) => part.status === rank)) ?? 'live';
    reports.push({ path, status, parts });
  }
  return reports;
}

async function detailPages(reader: ContentReader): Promise<Record<string, Record<string, Load>>> {
  const pages: Record<string, Record<string, Load>> = {};
  const add = (
    folder: string,
    items: readonly { slug: string }[] | null | undefined,
    load: (reader: ContentReader, slug: string) => Promise<Loaded<unknown>>,
  ) => {
    for (const { slug } of items ?? []) {
      pages[`${folder}/${slug}`] = { entry: (own) => load(own, slug) };
    }
  };
  add('/products', valueOf(await loadProducts(reader)), loadProduct);
  add('/business-goals', valueOf(await loadGoals(reader)), loadGoal);
  add('/machines', valueOf(await loadMachines(reader)), loadMachine);
  add('/technology', valueOf(await loadTechnologies(reader)), loadTechnology);
  add('', valueOf(await loadPages(reader)), loadPage);
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const list = valueOf(await firstPosts(reader, page));
    pageCount = list?.pageCount ?? 0;
    add('/blog', list?.posts, loadPost);
  }
  return pages;
}

function toPart(name: string, loaded: Loaded<unknown>): PageReport['parts'][number] {
  if (loaded.status === 'fallback') return { name, status: 'fallback', reason: loaded.reason };
  if (loaded.status === 'failed') return { name, status: 'failed', reason: loaded.message };
  const isEmpty = loaded.status === 'live' && isNothing(loaded.value);
  return { name, status: isEmpty ? 'empty' : loaded.status, reason: null };
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** The part of an answer that the page stands on. */
function inside<T>(loaded: Loaded<T>, pick: (value: T) => unknown): Loaded<unknown> {
  return loaded.status === 'live' ? { status: 'live', value: pick(loaded.value) } : loaded;
}
