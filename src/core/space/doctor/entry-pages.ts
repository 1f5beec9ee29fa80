import { MAIN_PAGES, MAIN_PATHS } from '#content/site-pages/main-pages.ts';
import { entryHref } from '#content/slugs/entry-href.ts';
import { kindOfType, SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import type { ExaminedEntry } from './examined-space.ts';

/** Where the words of a page's own content type show: of several pages that one dates, on the first. */
const PAGES_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    MAIN_PAGES.toReversed().map(({ path, contentType }) => [contentType, [path]]),
  ),
  technologySection: ['/technology', '/technology/detailed'],
  privacyPolicy: ['/privacy', '/terms'],
  siteSettings: ['/'],
};

/**
 * Where an entry of a content type is seen on the site: the path, in which Contentful fills in `{entry.fields.slug}` when
 * an editor opens the preview. Types without a page of their own lead to the page that shows them.
 */
export const PREVIEW_PATHS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PAGES_OF_TYPE).map(([typeId, [path]]) => [typeId, path!])),
  ...Object.fromEntries(
    Object.values(SLUG_KINDS).map(({ contentType, href }) => [
      contentType,
      href('slug').replace(/slug$/u, '{entry.fields.slug}'),
    ]),
  ),
  heroContent: '/',
  faqItem: '/contact',
};

/** The page of an entry's own; null when it has none or is hidden. */
export function ownPath(entry: ExaminedEntry): string | null {
  return entryHref(asContentful(entry));
}

/** The pages that show an entry by itself, its own first. */
export function pagesOfEntry(entry: ExaminedEntry): string[] {
  const { typeId, fields } = entry;
  if (isHidden(entry)) return [];
  const own = ownPath(entry);
  const kind = kindOfType(typeId);
  const { folder = '', list = folder } = kind ? SLUG_KINDS[kind] : {};
  return [
    ...(own === null ? [] : [own]),
    ...(list === '' ? [] : [list]),
    ...(PAGES_OF_TYPE[typeId] ?? []),
    ...(list !== '' && fields['showOnHomepage'] === true ? ['/'] : []),
    ...slotPages(entry),
  ];
}

/** Slides and testimonials name the place where they show. */
function slotPages({ typeId, fields }: ExaminedEntry): string[] {
  if (typeId === 'heroContent') return fields['sliderId'] === 'home-slider' ? ['/'] : [];
  if (typeId !== 'testimonialSection' || typeof fields['pageKey'] !== 'string') return [];
  const key = fields['pageKey'].replace(/^\//, '');
  const path = key === 'home' ? '/' : `/${key}`;
  return MAIN_PATHS.filter((main) => main === path);
}

export function isHidden({ fields }: ExaminedEntry): boolean {
  return fields['visible'] === false;
}

/** An entry as mapping reads it. */
export function asContentful({ id, typeId, fields }: ExaminedEntry) {
  return { sys: { id, type: 'Entry' as const, contentType: { sys: { id: typeId } } }, fields };
}
