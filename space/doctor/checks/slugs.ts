import { toText } from '#content/mapping/read-fields.ts';
import { whyNoPage } from '#content/slugs/page-slug.ts';
import { SLUG_PATTERN } from '../../model/fields.ts';
import { ownPath } from '../entry-pages.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Finding, Severity } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

const TYPES_WITH_PAGE = [
  ...['productType', 'businessGoal', 'machine', 'technology', 'blogPost', 'page'],
];

/** Pages of the site among those of entries; they always win. */
const TAKEN_PATHS: ReadonlyMap<string, string> = new Map([
  ['/technology/detailed', 'every technology on one page'],
  ['/machines/compare', 'where visitors compare machines'],
]);

/** The longest that the site looks up. */
const MAX_CHARACTERS = 200;

/** Addresses that two entries share, that lead elsewhere, or that are hard to type and to pass on. */
export function checkSlugs(view: SpaceView): Finding[] {
  return TYPES_WITH_PAGE.flatMap((typeId) => {
    const entries = view.entries.filter((entry) => entry.typeId === typeId);
    const bySlug = Map.groupBy(entries, ({ fields }) => toText(fields['slug']));
    return entries.flatMap((entry) => {
      const slug = toText(entry.fields['slug']);
      if (slug === '') return [];
      const others = (bySlug.get(slug) ?? []).filter((other) => other !== entry);
      return [...shapeFindings(view, entry, slug), ...duplicateFindings(view, entry, others)];
    });
  });
}

function shapeFindings(view: SpaceView, entry: ExaminedEntry, slug: string): Finding[] {
  const finding = (severity: Severity, message: string) => [
    aboutEntry(view, entry, { check: 'slugs', severity, field: 'slug', message }),
  ];
  if (entry.typeId === 'page') {
    const reason = whyNoPage(slug);
    if (reason !== null)
      return finding('error', `The page has no address: ${reason}. Choose another slug.`);
  }
  const path = ownPath(entry);
  const taken = path === null ? undefined : TAKEN_PATHS.get(path);
  if (taken !== undefined) {
    return finding('error', `The page at ${path} is taken: it is ${taken}. Choose another slug.`);
  }
  if (slug.length > MAX_CHARACTERS || /[/\\?#%]/.test(slug)) {
    return finding(
      'error',
      `No address can lead to “${slug.slice(0, 60)}”. Use lowercase letters, digits and hyphens.`,
    );
  }
  // Not trimmed: the service looks up exactly what was entered.
  if (entry.fields['slug'] !== slug) {
    return finding('error', 'The slug begins or ends with a space, so its page is not found.');
  }
  if (new RegExp(SLUG_PATTERN).test(slug)) return [];
  return finding(
    'warning',
    `“${slug.slice(0, 60)}” is hard to type and to pass on. Use lowercase letters, digits and single hyphens.`,
  );
}

function duplicateFindings(
  view: SpaceView,
  entry: ExaminedEntry,
  others: readonly ExaminedEntry[],
): Finding[] {
  if (others.length === 0) return [];
  const ids = others.map(({ id }) => id).join(', ');
  const message = `Another entry has the same slug (${ids}), so only one of them has a page.`;
  return [aboutEntry(view, entry, { check: 'slugs', severity: 'error', field: 'slug', message })];
}
