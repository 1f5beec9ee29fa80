import { CONTENT_TYPES } from '../../model/content-types.ts';
import { isHidden } from '../entry-pages.ts';
import type { Found } from '../finding.ts';
import { aboutEntry } from '../space-view.ts';
import type { SpaceView } from '../space-view.ts';

/** Existing spaces may keep a required value under another id (content model page). */
const OTHER_IDS: Readonly<Record<string, string>> = { 'technologySection.summary': 'description' };

/** Required fields without a value: the page lacks a heading, or the entry is left out altogether. */
export function checkRequiredFields(view: SpaceView): Found[] {
  return CONTENT_TYPES.flatMap((type) => {
    const required = type.fields.filter((field) => field.required);
    const entries = view.entries.filter(({ typeId }) => typeId === type.id);
    return entries.flatMap((entry) =>
      required
        .filter(({ id }) => {
          const other = OTHER_IDS[`${type.id}.${id}`];
          return isBlank(entry.fields[id]) && (!other || isBlank(entry.fields[other]));
        })
        .map((field) =>
          aboutEntry(
            view,
            entry,
            isHidden(entry) ? 'notice' : 'error',
            field.id,
            `“${field.wire.name}” is empty. Fill it in; the page cannot do without.`,
          ),
        ),
    );
  });
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}
