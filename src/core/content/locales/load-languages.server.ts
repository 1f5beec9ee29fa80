import {
  ContentNotConfiguredError,
  ContentUnavailableError,
} from '../contentful/content-errors.ts';
import type { ContentReader } from '../content-reader.ts';
import { fieldsOf, readTexts } from '../mapping/read-fields.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { oneLanguage, toLanguages, type Languages } from './language.ts';

/**
 * The languages of the site: those locales of the space that the site settings name (`languages`). Where they name none,
 * the default alone, and the space is not asked for its locales. Where the space cannot be asked, what it last said; else
 * the default alone.
 * @param reader one without a language
 */
export async function loadLanguages(reader: ContentReader): Promise<Languages> {
  let defaultCode: string | undefined;
  try {
    const settings = await readSingleEntry(reader, 'siteSettings');
    // An answer in one locale names it.
    const { locale } = settings?.entry.sys ?? {};
    if (typeof locale === 'string') defaultCode = locale;
    const codes = readTexts(fieldsOf(settings?.entry), 'languages');
    if (codes.length === 0) return oneLanguage(defaultCode);
    return toLanguages(await reader.readLocales(), codes);
  } catch (error) {
    if (error instanceof ContentUnavailableError || error instanceof ContentNotConfiguredError) {
      return oneLanguage(defaultCode);
    }
    throw error;
  }
}
