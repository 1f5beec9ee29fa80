import type { SpaceStore } from '../../space/space-store.ts';
import type { ContentTypeField, Json, Stored } from '../../space/space-types.ts';
import { titleOf } from '../entity-summary.ts';
import { definitionsOf, localesOf } from '../fields/kind-of.ts';
import { isNode } from '../rich-text/rich-text-node.ts';
import { checkLink, linksIn } from './check-links.ts';
import { checkRichText } from './check-rich-text.ts';
import { checkValue, messageOf } from './check-value.ts';

/** What is wrong with a field in one locale; the message completes "<field>: …". */
export type Problem = { field: string; locale: string; message: string };

/** Everything that keeps the draft of an entry or asset from being published, in the order of its fields. */
export function checkEntity(stored: Stored, store: SpaceStore): Problem[] {
  return definitionsOf(stored.draft, store).flatMap((definition) =>
    localesOf(definition, store).flatMap((locale) => {
      const value = stored.draft.fields[definition.id]?.[locale];
      return problemsOf(value, definition, locale, stored, store).map((message) => ({
        field: definition.id,
        locale,
        message,
      }));
    }),
  );
}

function problemsOf(
  value: Json | undefined,
  definition: ContentTypeField,
  locale: string,
  stored: Stored,
  store: SpaceStore,
): string[] {
  if (value === undefined || value === null) {
    return isRequired(definition, locale, stored, store) ? ['it is required'] : [];
  }
  const { items, type, validations = [] } = definition;
  const rules = items ? (items.validations ?? []) : validations;
  const links = type === 'Link' || items?.type === 'Link' ? linksIn(value) : [];
  return [
    ...checkValue(value, definition),
    ...links.flatMap((link) => checkLink(link, rules, store)),
    ...(type === 'RichText' && isNode(value) ? checkRichText(value, definition, store) : []),
    ...checkUnique(value, definition, locale, stored, store),
  ];
}

/** Whether a field may not be empty in a locale. A file may lack in any but the default one. */
export function isRequired(
  { required, type }: ContentTypeField,
  locale: string,
  stored: Stored,
  store: SpaceStore,
): boolean {
  if (!required) return false;
  if (locale === store.defaultLocale) return true;
  if (stored.type === 'Asset' || type === 'File') return false;
  return store.locales.some(({ code, optional }) => code === locale && !optional);
}

function checkUnique(
  value: Json,
  definition: ContentTypeField,
  locale: string,
  stored: Stored,
  store: SpaceStore,
): string[] {
  if (!isUnique(definition)) return [];
  const { id, validations = [] } = definition;
  const { contentType } = stored.draft;
  const other = store.all().find((candidate) => {
    const { draft, published, archived } = candidate;
    if (archived || candidate.id === stored.id || draft.contentType !== contentType) return false;
    return draft.fields[id]?.[locale] === value || published?.fields[id]?.[locale] === value;
  });
  if (!other) return [];
  return [
    messageOf(validations, 'unique') ?? `"${titleOf(other, store)}" has the same value already`,
  ];
}

/** Whether no two entries may have the same value. The service has this for short texts and numbers only. */
export function isUnique({ type, validations = [] }: ContentTypeField): boolean {
  const isPlain = type === 'Symbol' || type === 'Integer' || type === 'Number';
  return isPlain && validations.some(({ unique }) => unique === true);
}
