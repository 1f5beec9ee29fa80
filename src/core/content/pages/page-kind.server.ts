import { defineKind } from '../kinds/define-kind.ts';
import { pageDocument } from '../search/to-search-document.ts';
import { loadPage, PAGES } from './load-page.server.ts';
import { shownSections, toPageCard } from './to-page.ts';

/** Pages that an editor makes of sections, at the top of the site. */
export const PAGE_KIND = defineKind({
  ...PAGES,
  toCard: toPageCard,
  load: loadPage,
  datedBy: 'sections',
  // A page that is not for search engines, such as one of thanks, is not for this search either.
  documents: (page, _copy, reader) =>
    page.indexed ? [pageDocument(page, shownSections(page, reader))] : [],
  questions: (page, reader) =>
    shownSections(page, reader).flatMap((section) =>
      section.kind === 'questions'
        ? section.questions.map((item) => ({ item, anchor: section.anchor }))
        : [],
    ),
});
