import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { SITE_LINES } from '../machines/machine-facts.ts';
import { FLAT_SPECS } from '../machines/flat-specs.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { kindOfType } from '../kinds/slug-kinds.ts';
import { lettersWithoutFont } from './letters-without-font.ts';

/** What is printed of entries of a type, or drawn on cards; of all others that have a page the title. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  machine: ['title', 'description', 'features', 'specs', ...FLAT_SPECS],
  contactPageContent: ['phoneNumber', 'emailAddress'],
  siteRequirements: SITE_LINES,
  siteSettings: ['siteName'],
};

const MOST_LETTERS = 20;

/** What has letters without a font in the printed fields of an entry: each field, and why it matters to the owner. */
export function lettersProblems(entry: ContentfulEntry): { field: string; reason: string }[] {
  const fields = fieldsOf(entry);
  const type = contentTypeOf(entry);
  const printed = PRINTED[type] ?? (kindOfType(type) === null ? [] : ['title']);
  return printed.flatMap((field) => {
    // Also a list, or a table, whose names are printed; and the same in all locales.
    const letters = lettersWithoutFont(toJson(fields[field]));
    if (letters.length === 0) return [];
    const shown = letters.slice(0, MOST_LETTERS).join('');
    const reason = `"${field}" has letters that no font of the documents has (${shown}), so no PDF or social card shows it`;
    return [{ field, reason }];
  });
}

/** What cannot be written as JSON did not come from the service, and is not printed either. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** Tells the owner what of an entry can be neither printed nor drawn. */
export function reportLetters(entry: ContentfulEntry, context: MappingContext): void {
  for (const { reason } of lettersProblems(entry))
    context.report({ ...problemOf(entry, reason), severity: 'warning' });
}
