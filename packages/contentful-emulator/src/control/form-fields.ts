import { isObject } from '../space/json-value.ts';
import { withValue } from '../space/entity-changes.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { ContentTypeField, Json, LocalisedFields, Stored } from '../space/space-types.ts';
import type { Problem } from './checks/check-entity.ts';
import { InputError, toComparable } from './fields/field-kind.ts';
import type { FieldKind, Inputs } from './fields/field-kind.ts';
import { definitionsOf, kindOf, localesOf } from './fields/kind-of.ts';

/** One field of an entry or asset in one locale. */
export type FormField = {
  definition: ContentTypeField;
  locale: string;
  name: string;
  value: Json | undefined;
  kind: FieldKind;
};

/** What was read from a sent form. Where nothing was changed, `fields` are those of the draft themselves. */
export type ReadForm = {
  fields: LocalisedFields;
  problems: Problem[];
  inputs: Map<string, Inputs>;
};

/** The fields of an entry or asset as a form has them. */
export function formFields(stored: Stored, store: SpaceStore): FormField[] {
  return definitionsOf(stored.draft, store).flatMap((definition) =>
    localesOf(definition, store).map((locale) => {
      const value = stored.draft.fields[definition.id]?.[locale];
      const name = nameOf(definition.id, locale);
      return { definition, locale, name, value, kind: kindOf(definition, value) };
    }),
  );
}

/** The fields that a form shows: each once, in one locale, and what is not localised as it is in all of them. */
export function fieldsShownIn(locale: string, stored: Stored, store: SpaceStore): FormField[] {
  return formFields(stored, store).filter(
    (field) => !field.definition.localized || field.locale === locale,
  );
}

/** The name of a field's main control in one locale. */
export function nameOf(field: string, locale: string): string {
  return `f:${field}:${locale}`;
}

/** The field and locale that a control's name says, or undefined for any other name. */
export function parseName(name: string): { field: string; locale: string } | undefined {
  const [, field, locale] = /^f:(\w+):([\w-]+)$/.exec(name) ?? [];
  return field === undefined || locale === undefined ? undefined : { field, locale };
}

/**
 * The fields a form asks to save. Only what the form showed is read, and only what differs from what it showed is
 * parsed, so that saving an untouched form changes nothing.
 */
export function readFormFields(form: FormData, stored: Stored, store: SpaceStore): ReadForm {
  const shown = new Set(form.getAll('shown').map(String));
  const problems: Problem[] = [];
  const inputs = new Map<string, Inputs>();
  let { fields } = stored.draft;
  for (const { definition, locale, name, value, kind } of formFields(stored, store)) {
    if (!shown.has(name)) continue;
    const sent = inputsOf(form, name);
    inputs.set(name, sent);
    if (toComparable(sent) === toComparable(kind.toInputs(value, definition))) continue;
    try {
      const parsed = kind.parse(sent, value, definition);
      if (isSame(parsed, value)) continue;
      fields = withValue(fields, definition.id, locale, parsed);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push({ field: definition.id, locale, message: error.message });
    }
  }
  return { fields, problems, inputs };
}

function inputsOf(form: FormData, name: string): Inputs {
  const inputs: Inputs = {};
  for (const [key, value] of form) {
    if (typeof value !== 'string' || (key !== name && !key.startsWith(`${name}:`))) continue;
    const part = key.slice(name.length + 1);
    (inputs[part] ??= []).push(value);
  }
  return inputs;
}

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && stable(a) === stable(b));
}

function stable(value: Json): string {
  return JSON.stringify(value, (_key, inner: Json) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
