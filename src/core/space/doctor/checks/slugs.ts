import { toText } from '#content/mapping/read-fields.ts';
import { kindOfType, SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import { PLAIN_SLUG } from '#content/slugs/slug-pattern.ts';
import { whyNoAddress } from '#content/slugs/why-no-address.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Found, Severity } from '../finding.ts';
import { languageSegments } from '../site-languages.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** Slugs that no address can have, that two entries share, or that are hard to type and to pass on. */
export function checkSlugs(view: SpaceView): Found[] {
  return Object.values(SLUG_KINDS).flatMap(({ contentType }) => {
    const entries = view.entries.filter((entry) => entry.typeId === contentType);
    const bySlug = Map.groupBy(entries, ({ fields }) => fields['slug']);
    return entries.flatMap((entry) => {
      const { slug } = entry.fields;
      // An empty one is told as a required field.
      if (typeof slug !== 'string' || toText(slug) === '') return [];
      const others = (bySlug.get(slug) ?? []).filter((other) => other !== entry);
      return [...shapeFindings(view, entry, slug), ...duplicateFindings(view, entry, others)];
    });
  });
}

function shapeFindings(view: SpaceView, entry: ExaminedEntry, slug: string): Found[] {
  const finding = (severity: Severity, message: string) => [
    aboutEntry(view, entry, severity, 'slug', message),
  ];
  const reason = whyNoAddress(kindOfType(entry.typeId)!, slug, languageSegments(view));
  if (reason !== null) {
    return finding('error', `The page has no address: ${reason}. Choose another slug.`);
  }
  if (PLAIN_SLUG.test(slug)) return [];
  return finding(
    'warning',
    `“${slug.slice(0, 60)}” is hard to type and to pass on. Use lowercase letters, digits and single hyphens.`,
  );
}

function duplicateFindings(
  view: SpaceView,
  entry: ExaminedEntry,
  others: readonly ExaminedEntry[],
): Found[] {
  if (others.length === 0) return [];
  const ids = others.map(({ id }) => id).join(', ');
  const message = `Another entry has the same slug (${ids}), so only one of them has a page.`;
  return [aboutEntry(view, entry, 'error', 'slug', message)];
}
