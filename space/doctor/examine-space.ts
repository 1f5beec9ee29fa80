import { checkAlternativeTexts } from './checks/alternative-texts.ts';
import { checkBrokenLinks } from './checks/broken-links.ts';
import { checkDeadPages } from './checks/dead-pages.ts';
import { checkFieldValues } from './checks/field-values.ts';
import { checkIcons } from './checks/icons.ts';
import { checkImageSizes } from './checks/image-sizes.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkMachineFacts } from './checks/machine-facts.ts';
import { checkMissingContent } from './checks/missing-content.ts';
import { checkModelDifferences } from './checks/model-differences.ts';
import { checkPageSections } from './checks/page-sections.ts';
import { checkRequiredFields } from './checks/required-fields.ts';
import { checkSearchTexts } from './checks/search-texts.ts';
import { checkSiteSettings } from './checks/site-settings.ts';
import { checkSlugs } from './checks/slugs.ts';
import { checkTranslations } from './checks/translations.ts';
import { checkUnsafeContent } from './checks/unsafe-content.ts';
import { checkUnusedContent } from './checks/unused-content.ts';
import type { ExaminedSpace } from './examined-space.ts';
import { SEVERITIES } from './finding.ts';
import type { Finding } from './finding.ts';
import { viewSpace } from './space-view.ts';
import type { ExamineOptions, SpaceView } from './space-view.ts';

const CHECKS: readonly ((view: SpaceView) => Finding[])[] = [
  checkRequiredFields,
  checkBrokenLinks,
  checkSlugs,
  checkPageSections,
  checkSiteSettings,
  checkLanguages,
  checkTranslations,
  checkDeadPages,
  checkUnsafeContent,
  checkFieldValues,
  checkMachineFacts,
  checkAlternativeTexts,
  checkSearchTexts,
  checkImageSizes,
  checkIcons,
  checkUnusedContent,
  checkMissingContent,
  checkModelDifferences,
];

/**
 * Everything that is worth putting right in a space, the worst first and otherwise in the order of the
 * checks. Pure: reads nothing but what it is given.
 */
export function examineSpace(space: ExaminedSpace, options: ExamineOptions): Finding[] {
  const view = viewSpace(space, options);
  const findings = CHECKS.flatMap((check) => check(view));
  return findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
