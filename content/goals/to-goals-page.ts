import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
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
