import { isRichText } from '#content/rich-text/to-rich-text.ts';
import { repairDocument } from '#content/rich-text/repair-document.ts';
import { fieldProblems } from '../field-problems.ts';
import type { SpaceIndex } from '../space-index.ts';
import type { ModelField } from '../../model/content-model.ts';
import { CONTENT_TYPES } from '../../model/content-types.ts';
import { fieldKind } from '../../provision/field-kind.ts';
import { isHidden } from '../entry-pages.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Found, Severity } from '../finding.ts';
import { aboutEntry } from '../space-view.ts';
import type { SpaceView } from '../space-view.ts';

/** Links have a check of their own, so nothing is ever looked up here. */
const NO_INDEX: SpaceIndex = {
  contentTypes: new Map(),
  entries: new Map(),
  assets: new Map(),
  tags: new Set(),
  locale: '',
};

/** Emptiness and slugs have checks of their own; spaces around a text are cut off by the site. */
const TOLD_ELSEWHERE = /^(?:is empty|starts or ends with a space)$/;

/** Values that the model does not allow: an unknown choice, a text that cannot be drawn. */
export function checkFieldValues(view: SpaceView): Found[] {
  return CONTENT_TYPES.flatMap((type) =>
    view.entries
      .filter((entry) => entry.typeId === type.id && !isHidden(entry))
      .flatMap((entry) => type.fields.flatMap((field) => valueFindings(view, entry, field))),
  );
}

function valueFindings(view: SpaceView, entry: ExaminedEntry, field: ModelField): Found[] {
  const value = entry.fields[field.id];
  if (value === undefined || value === null || field.id === 'slug') return [];
  const finding = (severity: Severity, message: string) =>
    aboutEntry(view, entry, severity, field.id, message);
  if (isRichText(value)) {
    const { problems } = repairDocument(value) ?? { problems: ['there is no rich text'] };
    return problems.map((problem) => finding('error', `In “${field.wire.name}”, ${problem}.`));
  }
  const own = view.type(entry.typeId)?.fields.find(({ id }) => id === field.id);
  const kind = fieldKind(field.wire);
  // A space may hold the field in another kind that the site reads as well.
  if (own === undefined || fieldKind(own) !== kind || /^(?:A|E|RT)/.test(kind)) return [];
  return fieldProblems(value, field.wire, NO_INDEX)
    .filter((problem) => !TOLD_ELSEWHERE.test(problem))
    .map((problem) => finding('warning', `“${field.wire.name}” ${problem}.`));
}
