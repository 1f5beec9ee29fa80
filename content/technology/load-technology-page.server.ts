import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslation } from '../locales/translation.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { toPageHero } from '../hero/page-hero.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { FALLBACK_TECHNOLOGY_PAGE } from './fallback.ts';
import type { TechnologyPage } from './technology.ts';

/** The technology page's own words. */
export function loadTechnologyPage(reader: ContentReader): Promise<Loaded<TechnologyPage>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'technologyPageContent');
    if (found === null) return null;
    const context = mappingContext(reader, found.links);
    const page = {
      hero: toPageHero(found.entry, context, FALLBACK_TECHNOLOGY_PAGE.hero),
      intro: toTitledText(found.entry, 'introTitle', 'introDescription'),
    };
    return withTranslation(page, found.entry);
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_TECHNOLOGY_PAGE });
}
