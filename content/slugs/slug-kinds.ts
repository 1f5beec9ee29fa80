import {
  goalHref,
  machineHref,
  pageHref,
  postHref,
  productHref,
  technologyHref,
} from './page-href.ts';

/** The kinds of entries whose pages the site makes up; a page of sections is made up by its editor. */
export const ENTRY_KINDS = ['product', 'goal', 'machine', 'technology', 'post'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The kinds of entries that have a page of their own, found by their slug. */
export type SlugKind = EntryKind | 'page';

/** Where the entries of a kind are asked for, and where they are shown. */
type SlugKindFacts = { contentType: string; href: (slug: string) => string };

export const SLUG_KINDS: Readonly<Record<SlugKind, SlugKindFacts>> = {
  product: { contentType: 'productType', href: productHref },
  goal: { contentType: 'businessGoal', href: goalHref },
  machine: { contentType: 'machine', href: machineHref },
  technology: { contentType: 'technology', href: technologyHref },
  post: { contentType: 'blogPost', href: postHref },
  page: { contentType: 'page', href: pageHref },
};

const KIND_OF_TYPE: ReadonlyMap<string, SlugKind> = new Map(
  Object.entries(SLUG_KINDS).map(([kind, { contentType }]) => [contentType, kind as SlugKind]),
);

/** The kind of the entries of a content type; null for those without a page of their own. */
export function kindOfType(contentType: string): SlugKind | null {
  return KIND_OF_TYPE.get(contentType) ?? null;
}

/** The kind and slug that the path of an entry's page names; null for every other path. */
export function entryOfPath(path: string): { kind: EntryKind; slug: string } | null {
  const [, folder = '', slug = '', ...deeper] = path.split('/');
  const kind = ENTRY_KINDS.find((each) => SLUG_KINDS[each].href('') === `/${folder}/`);
  return kind && slug !== '' && deeper.length === 0 ? { kind, slug } : null;
}
