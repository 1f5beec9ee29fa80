import { hasAboutText } from '../about/about-page.ts';
import { loadAbout } from '../about/load-about.server.ts';
import type { ContentReader } from '../content-reader.ts';
import { loadLegal } from '../legal/load-legal.server.ts';
import { isKnownMissing, type Loaded } from '../loaded.ts';
import { isAnnouncedIn } from '../locales/translation.ts';
import { loadSitePages } from './load-site-pages.server.ts';
import type { SitePages } from './site-page.ts';

/**
 * The pages that search engines may keep: every public page but those that say themselves that they hold nothing, or that
 * have no word of the language they are in.
 */
export async function loadIndexedPages(
  reader: ContentReader,
  { aboutEntryId, described = false }: { aboutEntryId: string | null; described?: boolean },
): Promise<Loaded<SitePages>> {
  const [pages, about, legal] = await Promise.all([
    loadSitePages(reader, { described }),
    loadAbout(reader, aboutEntryId),
    loadLegal(reader),
  ]);
  if (!('value' in pages)) return pages;
  const isEmpty: Readonly<Record<string, boolean>> = {
    '/about': isKnownMissing(about, hasAboutText),
    '/privacy': isKnownMissing(legal, ({ privacy }) => privacy !== null),
    '/terms': isKnownMissing(legal, ({ terms }) => terms !== null),
    '/technology/detailed': pages.value.technology.length === 0,
  };
  const main = pages.value.main.filter(({ path }) => !isEmpty[path]);
  const value = { ...pages.value, main };
  const announced = Object.entries(value).map(([name, list]) => [
    name,
    list.filter(
      ({ announcedIn }) =>
        reader.language === null || isAnnouncedIn(reader.language.language, announcedIn),
    ),
  ]);
  return { ...pages, value: Object.fromEntries(announced) as SitePages };
}
