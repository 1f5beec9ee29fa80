import { toAdapterFailure } from '../contentful/failure-words.ts';
import { defineKind } from '../kinds/define-kind.ts';
import { coreJson, iconJson, pictureJson, type JsonContext } from '../kinds/json-parts.ts';
import { technologyDocument } from '../search/to-search-document.ts';
import { loadTechnologies, loadTechnology, TECHNOLOGIES } from './load-technologies.server.ts';
import type { Technology } from './to-technology.ts';

/** Technologies, with pages under /technology. */
export const TECHNOLOGY_KIND = defineKind({
  ...TECHNOLOGIES,
  toCard: TECHNOLOGIES.to,
  load: loadTechnology,
  documents: (technology) => [technologyDocument(technology)],
  json: {
    name: 'technologies',
    noun: 'technologies',
    loadAll: loadTechnologies,
    card: technologyJson,
    entry: technologyJson,
    missing: (slug) =>
      toAdapterFailure('fetch', 'technology', slug, 'Content entry not found in Contentful'),
  },
});

function technologyJson(technology: Technology, context: JsonContext): object {
  return {
    ...coreJson('technology', technology, context),
    picture: pictureJson(technology.picture, context),
    sections: technology.sections.map((section) => ({
      ...{ title: section.title, summary: section.summary, points: section.points },
      ...{ type: section.sectionType, picture: pictureJson(section.picture, context) },
      features: section.features.map(({ title, description, icon, items }) => ({
        ...{ title, description, icon: iconJson(icon), items },
      })),
    })),
  };
}
