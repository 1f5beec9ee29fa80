import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mappingContext } from '../page-parts/mapping-context.ts';
import { fieldsOf } from '../page-parts/read-fields.ts';
import { readSingleEntry } from '../page-parts/read-single-entry.ts';
import { toPageHero } from '../page-parts/to-page-hero.ts';
import { toTitledText } from '../page-parts/to-titled-text.ts';
import { FALLBACK_TECHNOLOGY_PAGE } from './fallback.ts';
import type { TechnologyPage } from './technology.ts';

/** Part 2 section 8: the titles of the two toasts of the technology page. */
export const TECHNOLOGY_PAGE_FAILED = 'Error loading page content';
export const TECHNOLOGY_SECTIONS_FAILED = 'Error loading technology sections';

/** The technology page's own words. */
export function loadTechnologyPage(reader: ContentReader): Promise<Loaded<TechnologyPage>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'technologyPageContent');
    if (found === null) return null;
    const fields = fieldsOf(found.entry);
    const context = mappingContext(reader, found.links);
    return {
      hero: toPageHero(fields, context, FALLBACK_TECHNOLOGY_PAGE.hero),
      intro: toTitledText(fields, 'introTitle', 'introDescription'),
    };
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_TECHNOLOGY_PAGE });
}
