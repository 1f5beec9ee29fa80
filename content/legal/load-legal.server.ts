import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslation } from '../locales/translation.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { readRichText } from '../rich-text/to-rich-text.ts';

/** Both legal texts, which one entry holds; null shows the 'Content Not Available' checklist. */
type LegalTexts = { privacy: RichText | null; terms: RichText | null };

/** There are no built-in legal texts: words nobody agreed to are worse than the checklist shown instead. */
const NO_LEGAL_TEXTS: LegalTexts = { privacy: null, terms: null };

/** Privacy policy and terms of service, which one privacyPolicy entry holds. */
export function loadLegal(reader: ContentReader): Promise<Loaded<LegalTexts>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'privacyPolicy');
    if (found === null) return null;
    const context = mappingContext(reader, found.links);
    const texts = {
      privacy: readRichText(found.entry, 'privacyMainText', context),
      terms: readRichText(found.entry, 'termsOfUse', context),
    };
    return withTranslation(texts, found.entry);
  };
  return loadedFrom(reader, read, { fallback: () => NO_LEGAL_TEXTS });
}
