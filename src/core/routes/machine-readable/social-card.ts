import type { ContentReader } from '#content/content-reader.ts';
import { defaultPalette, keptPalette } from '#content/brand/kept-palettes.ts';
import { valueOf } from '#content/loaded.ts';
import { toDirection } from '#content/locales/language.ts';
import { wordLanguage } from '#content/locales/translation.ts';
import { loadPage } from '#content/pages/load-page.server.ts';
import type { Page } from '#content/pages/page.ts';
import { loadEntry } from '#content/queries/load-entry.server.ts';
import { MAIN_PAGES } from '#content/site-pages/main-pages.ts';
import { DEFAULT_FONT_PAIR } from '#content/site-settings/font-pairs.ts';
import { entryOfPath } from '#content/kinds/slug-kinds.ts';
import { siteGuideWords } from '#copy/en/site-guide-words.ts';
import type { Wording } from '#copy/wording.ts';
import { type SocialCard, pageContext, socialCardsContext } from '#server/http/http.ts';
import type { Route } from './+types/social-card.ts';
import { headOf } from '#site/page-head.ts';

type CardWords = Pick<SocialCard, 'title' | 'kicker' | 'picture'> & {
  /** Whether the picture is the page's own. */
  isOwn: boolean;
  /** Of its title, where that is known. */
  language?: string | undefined;
};

/** `/social/{page}.jpg`: the social card of a page that exists, drawn when it is first asked for. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const cards = context.get(socialCardsContext);
  const page = /^(?<path>.+)\.jpg$/u.exec(params['*'])?.groups?.['path'] ?? '';
  const { siteName } = await headOf(site);
  const siteSettings = await site.siteSettings();
  const { socialPicture, fontPair } = siteSettings;
  const card = await cardOfPage(site.wording, site.reader, page, siteName);
  if (card === null) return new Response('There is no such page.', { status: 404 });
  const { palette } = keptPalette(siteSettings);
  // The machines on ours are blue: beside the owner's colours, words stand alone.
  const scene = palette.version === defaultPalette().version ? card.picture : null;
  // The owner's picture for shared links stands in wherever a page has none of its own.
  const picture = card.isOwn ? card.picture : (socialPicture?.url ?? scene);
  const { direction } = site.language.language;
  const { title, kicker, language } = card;
  const bytes = await cards.draw(
    {
      ...{ title, kicker, picture, siteName, direction },
      titleDirection: language === undefined ? direction : toDirection(language),
      fontPair: fontPair ?? DEFAULT_FONT_PAIR,
    },
    palette,
  );
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  });
}

async function cardOfPage(
  wording: Wording,
  reader: ContentReader,
  page: string,
  siteName: string,
): Promise<CardWords | null> {
  const words = wording.of(siteGuideWords);
  if (page === 'site')
    return { title: siteName, kicker: '', picture: '/pictures/hero-1600.webp', isOwn: false };
  const pages: Readonly<Record<string, readonly [title: string, description: string]>> =
    words.pages;
  const standing = pages[`/${page}`];
  if (standing && page !== '') {
    const main: readonly { path: string; scene?: string }[] = MAIN_PAGES;
    const picture = main.find(({ path }) => path === `/${page}`)?.scene ?? null;
    const { catalogue: language } = wording;
    return { title: standing[0], kicker: '', picture, isOwn: false, language };
  }
  const address = entryOfPath(`/${page}`);
  if (address) {
    const entry = valueOf(await loadEntry(reader, address.kind, address.slug));
    return cardOf(words.kinds[address.kind], entry?.isDraft ? null : entry, entry?.picture?.url);
  }
  const own = valueOf(await loadPage(reader, page));
  return cardOf(
    '',
    own,
    own?.sections.map(pictureOf).find((picture) => picture !== undefined),
  );
}

function pictureOf(section: Page['sections'][number]): string | undefined {
  if (section.kind === 'hero') return section.slide.picture?.url;
  return section.kind === 'picture' ? section.picture?.url : undefined;
}

function cardOf(
  kicker: string,
  entry: { title: string } | null,
  picture: string | undefined,
): CardWords | null {
  if (entry === null) return null;
  const { title } = entry;
  const language = wordLanguage(entry, 'title');
  return { title, kicker, picture: picture ?? null, isOwn: picture !== undefined, language };
}
