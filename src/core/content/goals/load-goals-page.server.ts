import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { toPageHero } from '../hero/page-hero.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslationOf } from '../locales/translation.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readTexts } from '../mapping/read-fields.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { toAction } from '../navigation/action.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readNamedEntry } from '../queries/read-named-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_GOALS_PAGE } from './fallback.ts';
import type { GoalsPage } from './goal.ts';

const CONTENT_TYPE = 'businessGoalsPageContent';
const NAMED = { include: 2, contentType: CONTENT_TYPE };

/** The business goals list page's own words: the entry that a setting names, else the newest of its type. */
export function loadGoalsPage(
  reader: ContentReader,
  entryId: string | null = null,
): Promise<Loaded<GoalsPage>> {
  const find = async () =>
    (entryId === null ? null : await readNamedEntry(reader, entryId, NAMED)) ??
    (await readSingleEntry(reader, CONTENT_TYPE));
  return loadFromEntry(reader, find, toGoalsPage, { fallback: () => FALLBACK_GOALS_PAGE });
}

/** Headings that the page always draws have a default. */
function toGoalsPage(entry: ContentfulEntry, context: MappingContext): GoalsPage {
  const fields = fieldsOf(entry);
  const { hero, goalsSection, keyBenefits } = FALLBACK_GOALS_PAGE;
  const page: GoalsPage = {
    hero: toPageHero(entry, context, hero),
    intro: toTitledText(entry, 'introTitle', 'introDescription'),
    goalsSection: toTitledText(entry, 'goalsSectionTitle', 'goalsSectionDescription', {
      title: goalsSection.title,
    }),
    keyBenefits: withTranslationOf(
      {
        ...toTitledText(entry, 'keyBenefitsTitle', 'keyBenefitsDescription', {
          title: keyBenefits.title,
        }),
        items: readTexts(fields, 'keyBenefits'),
      },
      entry,
      { items: 'keyBenefits' },
    ),
    customSolution: {
      ...toTitledText(entry, 'customSolutionTitle', 'customSolutionDescription'),
      action: toAction(entry, 'customSolutionButtonText', 'customSolutionButtonUrl'),
    },
    testimonials: toTitledText(entry, 'testimonialsSectionTitle', 'testimonialsSectionDescription'),
    inquiryPoints: readTexts(fields, 'inquiryBulletPoints'),
  };
  return withTranslationOf(page, entry, { inquiryPoints: 'inquiryBulletPoints' });
}
