import { PREVIEW_PATHS } from '../entry-pages.ts';
import { CONTENT_TYPES } from '../../model/content-types.ts';
import type { Finding } from '../finding.ts';
import type { SpaceView } from '../space-view.ts';

/** Content types with a page of the site behind them of which the space holds no entry. */
export function checkMissingContent(view: SpaceView): Finding[] {
  return CONTENT_TYPES.filter(
    ({ id }) =>
      Object.hasOwn(PREVIEW_PATHS, id) &&
      view.type(id) !== undefined &&
      !view.entries.some((entry) => entry.typeId === id),
  ).map(({ id, name }) => ({
    check: 'missing-content',
    severity: 'notice',
    kind: 'content type',
    id,
    title: name,
    field: null,
    pages: [(PREVIEW_PATHS[id] ?? '').replace(/\/\{.*/, '')],
    message: `No entry of “${name}” is published, so built-in words or nothing show in its place.`,
  }));
}
