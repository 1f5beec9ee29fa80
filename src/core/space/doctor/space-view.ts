import { toText } from '#content/mapping/read-fields.ts';
import { isRecord } from '#content/is-record.ts';
import type { WhyNotWord } from '#content/own-words/own-words.ts';
import { MAIN_PATHS } from '#content/site-pages/main-pages.ts';
import { ownPath, pagesOfEntry } from './entry-pages.ts';
import type {
  ExaminedAsset,
  ExaminedEntry,
  ExaminedSpace,
  ExaminedType,
} from './examined-space.ts';
import type { Found, Severity } from './finding.ts';
import { linksIn } from './links-in.ts';

/** What the checks need to know beside the space itself. */
export type ExamineOptions = {
  /** The brand in page titles. */
  siteName: string;
  /** Address of the site, by which links to itself are known; null when there is none yet. */
  siteUrl: string | null;
  /** The asset that a setting names as the footer's logo (FIXED_IDS); null for none. */
  footerLogoId?: string | null;
  /** What the site says of an owner's word that it does not use; none where nobody asks. */
  whyNotWord?: WhyNotWord;
};

/** A space with everything that checks look up in it. */
export type SpaceView = ExaminedSpace & {
  options: ExamineOptions;
  entry(id: string): ExaminedEntry | undefined;
  asset(id: string): ExaminedAsset | undefined;
  type(id: string): ExaminedType | undefined;
  /** The published entries that link to an entry or asset, each once. */
  linkingTo(id: string): ExaminedEntry[];
  /** The pages that an entry or asset shows on, by itself or as a part of others. */
  pagesOf(id: string): string[];
  /** Every path that answers with a page. */
  paths: ReadonlySet<string>;
};

/** Names entries in lists, in the order to try. */
const NAMING_FIELDS = [
  ...['title', 'introTitle', 'question', 'author', 'heroTitle', 'featuresSectionTitle'],
  ...['purposeStatementTitle', 'navigationLinkText', 'pageKey', 'key'],
];

/** A part of a part of a page: feature in section in technology. */
const MAX_PART_DEPTH = 4;

export function viewSpace(space: ExaminedSpace, options: ExamineOptions): SpaceView {
  const entries = new Map(space.entries.map((entry) => [entry.id, entry]));
  const assets = new Map(space.assets.map((asset) => [asset.id, asset]));
  const types = new Map(space.types.map((type) => [type.id, type]));
  const parents = new Map<string, Set<ExaminedEntry>>();
  for (const entry of space.entries) {
    for (const { id } of Object.values(entry.fields).flatMap(linksIn)) {
      if (!parents.has(id)) parents.set(id, new Set());
      parents.get(id)?.add(entry);
    }
  }
  const linkingTo = (id: string) => [...(parents.get(id) ?? [])];

  const pagesOf = (id: string): string[] => {
    const entry = entries.get(id);
    const own = entry ? pagesOfEntry(entry) : [];
    return [...new Set([...own, ...pagesOfParents(id, own.length > 0 ? 1 : MAX_PART_DEPTH)])];
  };
  function pagesOfParents(id: string, depth: number, seen = new Set([id])): string[] {
    if (depth === 0) return [];
    return linkingTo(id).flatMap((parent) => {
      if (seen.has(parent.id)) return [];
      seen.add(parent.id);
      const pages = pagesOfEntry(parent);
      // A linked entry shows on the page of its parent, not on the lists where the parent is a card.
      const own = ownPath(parent);
      if (own !== null) return [own];
      return pages.length > 0 ? pages : pagesOfParents(parent.id, depth - 1, seen);
    });
  }

  // In another language the slug may be another.
  const translated = (space.inLocales?.entries ?? []).flatMap(({ sys, fields }) => {
    const entry = entries.get(sys.id);
    const slugs = isRecord(fields['slug']) ? Object.values(fields['slug']) : [];
    return entry ? slugs.map((slug) => ({ ...entry, fields: { ...entry.fields, slug } })) : [];
  });
  const ownPaths = [...space.entries, ...translated].map(ownPath).filter((path) => path !== null);
  return {
    ...space,
    options,
    entry: (id) => entries.get(id),
    asset: (id) => assets.get(id),
    type: (id) => types.get(id),
    linkingTo,
    pagesOf,
    paths: new Set([...MAIN_PATHS, ...ownPaths]),
  };
}

/** A finding about an entry, with its title and the pages it harms. */
export function aboutEntry(
  view: SpaceView,
  entry: ExaminedEntry,
  severity: Severity,
  field: string | null,
  message: string,
): Found {
  const { id } = entry;
  const pages = view.pagesOf(id);
  return { kind: 'entry', id, title: titleOf(entry), severity, field, pages, message };
}

export function aboutAsset(
  view: SpaceView,
  { id, fields }: ExaminedAsset,
  severity: Severity,
  field: string | null,
  message: string,
): Found {
  const title = toText(fields['title'], 100);
  return { kind: 'asset', id, title, severity, field, pages: view.pagesOf(id), message };
}

function titleOf({ fields }: ExaminedEntry): string {
  for (const name of NAMING_FIELDS) {
    const text = toText(fields[name], 100);
    if (text !== '') return text;
  }
  return '';
}
