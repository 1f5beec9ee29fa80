import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { Loaded } from '../loaded.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { readRichText } from '../rich-text/to-rich-text.ts';

/** Both legal texts, which one entry holds; null shows the 'Content Not Available' checklist. */
type LegalTexts = { privacy: RichText | null; terms: RichText | null };

/** There are no built-in legal texts: words nobody agreed to are worse than the checklist shown instead. */
const NO_LEGAL_TEXTS: LegalTexts = { privacy: null, terms: null };

/** Privacy policy and terms of service, which one privacyPolicy entry holds. */
export function loadLegal(reader: ContentReader): Promise<Loaded<LegalTexts>> {
  const find = () => readSingleEntry(reader, 'privacyPolicy');
  const to = (entry: ContentfulEntry, context: MappingContext) => ({
    privacy: readRichText(entry, 'privacyMainText', context),
    terms: readRichText(entry, 'termsOfUse', context),
  });
  return loadFromEntry(reader, find, to, { fallback: () => NO_LEGAL_TEXTS });
}
