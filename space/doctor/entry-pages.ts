import { entryHref } from '#content/slugs/entry-href.ts';
import type { ExaminedEntry } from './examined-space.ts';

/** Where the words of a page's own content type show. */
const PAGES_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  homePageContent: ['/'],
  productsPageContent: ['/products'],
  businessGoalsPageContent: ['/business-goals'],
  machinesPageContent: ['/machines'],
  technologyPageContent: ['/technology'],
  technologySection: ['/technology', '/technology/detailed'],
  blogPageContent: ['/blog'],
  contactPageContent: ['/contact'],
  about: ['/about'],
  privacyPolicy: ['/privacy', '/terms'],
};

/** The list on which entries with a page of their own stand too. */
const LIST_OF_TYPE: Readonly<Record<string, string>> = {
  productType: '/products',
  businessGoal: '/business-goals',
  machine: '/machines',
  technology: '/technology/detailed',
  blogPost: '/blog',
};

/** The pages of the site that are there whatever the space holds. */
export const FIXED_PATHS: readonly string[] = [
  '/',
  '/products',
  '/business-goals',
  '/machines',
  '/technology',
  '/technology/detailed',
  '/contact',
  '/about',
  '/blog',
  '/privacy',
  '/terms',
];

/** The page of an entry's own; null when it has none or is hidden. */
export function ownPath(entry: ExaminedEntry): string | null {
  return entryHref(asContentful(entry));
}

/** The pages that show an entry by itself, its own first. */
export function pagesOfEntry(entry: ExaminedEntry): string[] {
  const { typeId, fields } = entry;
  if (isHidden(entry)) return [];
  const own = ownPath(entry);
  const list = LIST_OF_TYPE[typeId];
  return [
    ...(own === null ? [] : [own]),
    ...(list === undefined ? [] : [list]),
    ...(PAGES_OF_TYPE[typeId] ?? []),
    ...(list !== undefined && fields['showOnHomepage'] === true ? ['/'] : []),
    ...slotPages(entry),
  ];
}

/** Slides and testimonials name the place where they show. */
function slotPages({ typeId, fields }: ExaminedEntry): string[] {
  if (typeId === 'heroContent') return fields['sliderId'] === 'home-slider' ? ['/'] : [];
  if (typeId !== 'testimonialSection' || typeof fields['pageKey'] !== 'string') return [];
  const key = fields['pageKey'].replace(/^\//, '');
  const path = key === 'home' ? '/' : `/${key}`;
  return FIXED_PATHS.includes(path) ? [path] : [];
}

export function isHidden({ fields }: ExaminedEntry): boolean {
  return fields['visible'] === false;
}

function asContentful({ id, typeId, fields }: ExaminedEntry) {
  return { sys: { id, type: 'Entry' as const, contentType: { sys: { id: typeId } } }, fields };
}
