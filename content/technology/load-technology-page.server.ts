import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
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
    const fields = fieldsOf(found.entry);
    const context = mappingContext(reader, found.links);
    return {
      hero: toPageHero(fields, context, FALLBACK_TECHNOLOGY_PAGE.hero),
      intro: toTitledText(fields, 'introTitle', 'introDescription'),
    };
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_TECHNOLOGY_PAGE });
}
