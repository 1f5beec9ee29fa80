import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readTexts } from '../mapping/read-fields.ts';
import { toAction } from '../navigation/action.ts';
import { toPageHero } from '../hero/page-hero.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { FALLBACK_GOALS_PAGE } from './fallback.ts';
import type { GoalsPage } from './goal.ts';

/** The words of a businessGoalsPageContent entry; headings that the page always draws have a default. */
export function toGoalsPage(entry: ContentfulEntry, context: MappingContext): GoalsPage {
  const fields = fieldsOf(entry);
  const { hero, goalsSection, keyBenefits } = FALLBACK_GOALS_PAGE;
  return {
    hero: toPageHero(fields, context, hero),
    intro: toTitledText(fields, 'introTitle', 'introDescription'),
    goalsSection: toTitledText(fields, 'goalsSectionTitle', 'goalsSectionDescription', {
      title: goalsSection.title,
    }),
    keyBenefits: {
      ...toTitledText(fields, 'keyBenefitsTitle', 'keyBenefitsDescription', {
        title: keyBenefits.title,
      }),
      items: readTexts(fields, 'keyBenefits'),
    },
    customSolution: {
      ...toTitledText(fields, 'customSolutionTitle', 'customSolutionDescription'),
      action: toAction(fields, 'customSolutionButtonText', 'customSolutionButtonUrl'),
    },
    testimonials: toTitledText(
      fields,
      'testimonialsSectionTitle',
      'testimonialsSectionDescription',
    ),
    inquiryPoints: readTexts(fields, 'inquiryBulletPoints'),
  };
}
