import type { ContentReader } from '../content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { toText } from '../mapping/read-fields.ts';
import type { Action } from '../navigation/action.ts';
import { pageHref } from '../slugs/page-href.ts';
import { loadPages } from './load-pages.server.ts';
import type { MenuPlace } from './page.ts';

const MAX_LABEL_CHARACTERS = 60;

/** Links to the pages that ask for a place in the header or the footer, by title. */
export type MenuPages = { header: Action[]; footer: Action[] };

/** The pages of sections that the menus lead to; none in an outage and in a space without the type. */
export async function loadMenuPages(reader: ContentReader): Promise<Loaded<MenuPages>> {
  const pages = await loadPages(reader);
  if (!('value' in pages)) return pages;
  const linksIn = (place: MenuPlace) =>
    pages.value
      .filter(({ menuPlace }) => menuPlace === place)
      .map((page) => {
        const link = { text: toText(page.title, MAX_LABEL_CHARACTERS), url: pageHref(page.slug) };
        return withTranslationOf(link, page, { text: 'title' });
      });
  return { ...pages, value: { header: linksIn('header'), footer: linksIn('footer') } };
}
