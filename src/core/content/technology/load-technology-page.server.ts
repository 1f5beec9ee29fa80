import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { toPageHero } from '../hero/page-hero.ts';
import type { Loaded } from '../loaded.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_TECHNOLOGY_PAGE } from './fallback.ts';
import type { TechnologyPage } from './technology.ts';

/** The technology page's own words. */
export function loadTechnologyPage(reader: ContentReader): Promise<Loaded<TechnologyPage>> {
  const find = () => readSingleEntry(reader, 'technologyPageContent');
  const to = (entry: ContentfulEntry, context: MappingContext) => ({
    hero: toPageHero(entry, context, FALLBACK_TECHNOLOGY_PAGE.hero),
    intro: toTitledText(entry, 'introTitle', 'introDescription'),
  });
  return loadFromEntry(reader, find, to, { fallback: () => FALLBACK_TECHNOLOGY_PAGE });
}
