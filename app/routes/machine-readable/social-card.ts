import type { ContentReader } from '#content/contentful/content-reader.ts';
import { loadPost } from '#content/blog/load-post.server.ts';
import { loadGoal } from '#content/goals/load-goal.server.ts';
import { valueOf } from '#content/loaded.ts';
import { loadMachine } from '#content/machines/load-machine.server.ts';
import { loadProduct } from '#content/products/load-product.server.ts';
import { loadTechnology } from '#content/technology/load-technology.server.ts';
import { siteGuideWords as words } from '#copy/site-guide-words.ts';
import { type SocialCard, pageContext, socialCardsContext } from '#server/http/http.ts';
import type { Route } from './+types/social-card.ts';

type CardWords = Pick<SocialCard, 'title' | 'kicker' | 'picture'>;
type LoadCard = (reader: ContentReader, slug: string) => Promise<CardWords | null>;

/** Pictures of the pages that have none of their own. */
const SCENES: Record<string, string> = {
  '/products': '/pictures/grocery-1200.webp',
  '/business-goals': '/pictures/transit-hall-1600.webp',
  '/machines': '/pictures/divi-1600.webp',
  '/technology': '/pictures/hero-dashboard-1600.webp',
  '/technology/detailed': '/pictures/hero-dashboard-1600.webp',
  '/contact': '/pictures/office-wall-1600.webp',
  '/about': '/pictures/hero-1600.webp',
  '/blog': '/pictures/outdoor-dusk-1600.webp',
};

/** The pages of single entries, by the first part of their address. */
const ENTRIES: Record<string, LoadCard> = {
  products: async (reader, slug) => {
    const product = valueOf(await loadProduct(reader, slug));
    return cardOf(words.kinds.product, product, product?.picture?.url);
  },
  'business-goals': async (reader, slug) => {
    const goal = valueOf(await loadGoal(reader, slug));
    return cardOf(words.kinds.goal, goal, goal?.picture?.url);
  },
  machines: async (reader, slug) => {
    const machine = valueOf(await loadMachine(reader, slug));
    return cardOf(words.kinds.machine, machine, (machine?.pictures[0] ?? machine?.thumbnail)?.url);
  },
  technology: async (reader, slug) => {
    const technology = valueOf(await loadTechnology(reader, slug));
    return cardOf(words.kinds.technology, technology, technology?.picture?.url);
  },
  blog: async (reader, slug) => {
    const post = valueOf(await loadPost(reader, slug));
    return cardOf(words.kinds.post, post?.publishDate ? post : null, post?.picture?.url);
  },
};

/** `/social/{page}.jpg`: the social card of a page that exists, drawn when it is first asked for. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { reader, settings } = context.get(pageContext);
  const cards = context.get(socialCardsContext);
  const page = /^(?<path>.+)\.jpg$/u.exec(params['*'])?.groups?.['path'] ?? '';
  const card = await cardOfPage(reader, page, settings.siteName);
  if (card === null) return new Response('There is no such page.', { status: 404 });
  const bytes = await cards.draw({ ...card, siteName: settings.siteName });
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  });
}

async function cardOfPage(
  reader: ContentReader,
  page: string,
  siteName: string,
): Promise<CardWords | null> {
  if (page === 'site') return { title: siteName, kicker: '', picture: '/pictures/hero-1600.webp' };
  const standing = words.pages[`/${page}`];
  if (standing && page !== '') {
    return { title: standing[0], kicker: '', picture: SCENES[`/${page}`] ?? null };
  }
  const [kind = '', slug = '', ...rest] = page.split('/');
  if (slug === '' || rest.length > 0 || !Object.hasOwn(ENTRIES, kind)) return null;
  return ENTRIES[kind]!(reader, slug);
}

function cardOf(
  kicker: string,
  entry: { title: string } | null,
  picture: string | undefined,
): CardWords | null {
  return entry ? { title: entry.title, kicker, picture: picture ?? null } : null;
}
