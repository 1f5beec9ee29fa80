import type { ContentProblem } from '#content/content-problems.ts';
import { toPage } from '#content/pages/to-page.ts';
import { PAGE_SECTION_TYPES } from '../../model/page-sections.ts';
import { asContentful, isHidden } from '../entry-pages.ts';
import type { Finding } from '../finding.ts';
import { examinedContext } from '../examined-context.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

const check = 'page-sections';

/** What pages of sections are made of; other entries on them have checks of their own. */
const EXAMINED: readonly string[] = ['page', 'sectionCard', ...PAGE_SECTION_TYPES];

/**
 * Sections that pages leave out, and parts that sections leave out, in the words in which the site tells the owner. Left
 * to other checks: links to what is missing (broken-links), and what is wrong inside a text (field-values).
 */
export function checkPageSections(view: SpaceView): Finding[] {
  const problems = new Map<string, ContentProblem>();
  for (const page of view.entries) {
    if (page.typeId !== 'page' || isHidden(page)) continue;
    toPage(asContentful(page), {
      ...examinedContext(view, (problem) =>
        problems.set(`${problem.entryId} ${problem.reason}`, problem),
      ),
      drafts: false,
    });
  }
  return [...problems.values()].flatMap(({ entryId, reason, missingId }) => {
    const entry = view.entry(entryId);
    const isOthers = missingId !== null || reason.startsWith('In "');
    if (entry === undefined || isOthers || !EXAMINED.includes(entry.typeId)) return [];
    return [aboutEntry(view, entry, { check, severity: 'error', message: `${reason}.` })];
  });
}
