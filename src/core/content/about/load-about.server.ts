import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mappingContext, type MappingContext } from '../mapping/mapping-context.ts';
import { toPageSections } from '../pages/to-page.ts';
import { readNamedEntry } from '../queries/read-named-entry.ts';
import { withTranslation } from '../locales/translation.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { readRichText } from '../rich-text/to-rich-text.ts';
import type { AboutPage } from './about-page.ts';
import { FALLBACK_ABOUT_PAGE } from './fallback.ts';

/** Part 2 section 7. */
const ABOUT_INCLUDE_DEPTH = 10;

const NO_ABOUT_PAGE: AboutPage = { body: null, sections: [] };

/**
 * The about page: the entry that a setting names, else the newest `about`, else the text that newer
 * spaces keep on `privacyPolicy`. A space without any is live with no body ('No content available...'), and so is the
 * fallback where built-in words would tell of a company that does not exist.
 */
export function loadAbout(
  reader: ContentReader,
  entryId: string | null,
): Promise<Loaded<AboutPage>> {
  const read = async (): Promise<AboutPage> => {
    for await (const found of entriesToTry(reader, entryId)) {
      if (!found) continue;
      const context = mappingContext(reader, found.links);
      const body = toAboutBody(found.entry, context);
      const sections = toPageSections(found.entry, context);
      if (body || sections.length > 0) return withTranslation({ body, sections }, found.entry);
    }
    return NO_ABOUT_PAGE;
  };
  return loadedFrom(reader, read, {
    fallback: () => (reader.publicSite ? NO_ABOUT_PAGE : FALLBACK_ABOUT_PAGE),
  });
}

async function* entriesToTry(reader: ContentReader, entryId: string | null) {
  if (entryId !== null) {
    yield await readNamedEntry(reader, entryId, { include: ABOUT_INCLUDE_DEPTH });
  }
  yield await readSingleEntry(reader, 'about', ABOUT_INCLUDE_DEPTH);
  yield await readSingleEntry(reader, 'privacyPolicy', ABOUT_INCLUDE_DEPTH);
}

function toAboutBody(entry: ContentfulEntry, context: MappingContext) {
  return (
    readRichText(entry, 'bodyContent', context) ?? readRichText(entry, 'aboutUsMainText', context)
  );
}
