import type { IconName } from '../icons/icon-names.ts';

/** What is known of a kind of entries with pages of their own without reading one; plain data, for browsers, too. */
type SlugKindFacts = {
  contentType: string;
  /** What their addresses begin with; '' where they stand at the top, among the site's own pages. */
  folder: string;
  /** The address of the page that a slug leads to. Slugs are an editor's words, hence the encoding. */
  href: (slug: string) => string;
  /** The page that leads to all of them, where that is not at `folder`. */
  list?: string;
  /** Fields that hold an entry's own pictures, in the order its page shows them. */
  pictureFields: readonly string[];
  /** The field that describes its page, where that is not `description`. */
  descriptionField?: string;
  /** What stands in place of a picture. */
  icon: IconName;
  /** A site may do without any, of which its owner hears nothing. */
  mayBeNone?: true;
  /** Their parts have parts: a question in a section, a feature in a section. */
  hasDeepParts?: true;
};

const under = (folder: string) => ({
  folder,
  href: (slug: string) => `${folder}/${encodeURIComponent(slug)}`,
});

const ROWS = {
  product: {
    ...under('/products'),
    contentType: 'productType',
    pictureFields: ['image', 'thumbnail'],
    icon: 'shopping-basket',
  },
  goal: {
    ...under('/business-goals'),
    contentType: 'businessGoal',
    pictureFields: ['image'],
    icon: 'target',
  },
  machine: {
    ...under('/machines'),
    contentType: 'machine',
    pictureFields: ['images', 'thumbnail', 'machineThumbnail'],
    icon: 'package',
  },
  technology: {
    ...under('/technology'),
    contentType: 'technology',
    list: '/technology/detailed',
    pictureFields: ['image'],
    icon: 'cpu',
    hasDeepParts: true,
  },
  post: {
    ...under('/blog'),
    contentType: 'blogPost',
    pictureFields: ['featuredImage'],
    descriptionField: 'excerpt',
    icon: 'file-text',
    mayBeNone: true,
  },
  page: {
    ...under(''),
    contentType: 'page',
    pictureFields: [],
    icon: 'layout-grid',
    mayBeNone: true,
    hasDeepParts: true,
  },
} as const satisfies Readonly<Record<string, SlugKindFacts>>;

/** The kinds of entries that have a page of their own, found by their slug. */
export type SlugKind = keyof typeof ROWS;

/** The kinds of entries whose pages the site makes up; a page of sections is made up by its editor. */
export type EntryKind = Exclude<SlugKind, 'page'>;

/**
 * A row for each kind; what the site does with its entries is in its folder, by `defineKind` (docs/guides/add-a-content-type.md).
 */
export const SLUG_KINDS: Readonly<Record<SlugKind, SlugKindFacts>> = ROWS;

/** Their names, in the order of the rows. */
export const KIND_NAMES = Object.keys(SLUG_KINDS) as SlugKind[];

/** Something for each of them. */
export function byKind<T>(make: (kind: SlugKind) => T): Record<SlugKind, T> {
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, make(kind)])) as Record<SlugKind, T>;
}

export const ENTRY_KINDS = KIND_NAMES.filter((kind) => kind !== 'page');

const KIND_OF_TYPE: ReadonlyMap<string, SlugKind> = new Map(
  KIND_NAMES.map((kind) => [SLUG_KINDS[kind].contentType, kind]),
);

/** The kind of the entries of a content type; null for those without a page of their own. */
export function kindOfType(contentType: string): SlugKind | null {
  return KIND_OF_TYPE.get(contentType) ?? null;
}

/** The kind and slug that the path of an entry's page names; null for every other path. */
export function entryOfPath(path: string): { kind: EntryKind; slug: string } | null {
  const [, folder = '', slug = '', ...deeper] = path.split('/');
  const kind = ENTRY_KINDS.find((each) => SLUG_KINDS[each].folder === `/${folder}`);
  return kind && slug !== '' && deeper.length === 0 ? { kind, slug } : null;
}
