import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { readRichText } from '../rich-text/to-rich-text.ts';
import { NO_LEGAL_TEXTS } from './fallback.ts';
import type { LegalTexts } from './legal-texts.ts';

/** Privacy policy and terms of service, which one privacyPolicy entry holds. */
export function loadLegal(reader: ContentReader): Promise<Loaded<LegalTexts>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'privacyPolicy');
    if (found === null) return null;
    const context = mappingContext(reader, found.links);
    return {
      privacy: readRichText(found.entry, 'privacyMainText', context),
      terms: readRichText(found.entry, 'termsOfUse', context),
    };
  };
  return loadedFrom(reader, read, { fallback: () => NO_LEGAL_TEXTS });
}
