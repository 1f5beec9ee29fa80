import type { ContentProblem } from '#content/content-problems.ts';
import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { noneShownOf, reportNone } from '#content/queries/none-shown.ts';
import { CONTENT_KINDS } from '#content/kinds/content-kinds.server.ts';
import { KIND_NAMES, SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import { asContentful, PREVIEW_PATHS } from '../entry-pages.ts';
import { examinedContext } from '../examined-context.ts';
import { CONTENT_TYPES } from '../../model/content-types.ts';
import type { Found } from '../finding.ts';
import type { SpaceView } from '../space-view.ts';

/** What the site has nothing of: kinds of which no entry shows, and content types with a page behind them and no entry. */
export function checkMissingContent(view: SpaceView): Found[] {
  const kinds = checkKinds(view);
  const rest = CONTENT_TYPES.filter(
    ({ id }) =>
      !kinds.some((finding) => finding.id === id) &&
      Object.hasOwn(PREVIEW_PATHS, id) &&
      view.type(id) !== undefined &&
      !view.entries.some((entry) => entry.typeId === id),
  ).map(({ id, name }): Found => ({
    severity: 'notice',
    kind: 'content type',
    id,
    title: name,
    field: null,
    pages: [(PREVIEW_PATHS[id] ?? '').replace(/\/\{.*/, '')],
    message: `No entry of “${name}” is published, so built-in words or nothing show in its place.`,
  }));
  return [...kinds, ...rest];
}

/** Kinds of entries of which the site shows none, in the words in which it tells the owner. */
function checkKinds(view: SpaceView): Found[] {
  const problems: ContentProblem[] = [];
  const context = examinedContext(view, () => undefined);
  for (const kind of KIND_NAMES) {
    const { contentType } = SLUG_KINDS[kind];
    const entries = view.entries.filter(({ typeId }) => typeId === contentType).map(asContentful);
    const isShown = (entry: ContentfulEntry) => CONTENT_KINDS[kind].to(entry, context).ok;
    reportNone((problem) => problems.push(problem), kind, noneShownOf(entries, isShown));
  }
  return problems.map(({ entryId: id, severity, page, reason }) => ({
    ...{ kind: 'content type', severity, id, field: null },
    title: view.type(id)?.name ?? '',
    pages: page === null ? [] : [page],
    message: `${reason}.`,
  }));
}
