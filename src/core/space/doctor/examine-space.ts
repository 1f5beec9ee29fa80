import { checkAlternativeTexts } from './checks/alternative-texts.ts';
import { checkBrokenLinks } from './checks/broken-links.ts';
import { checkDeadPages } from './checks/dead-pages.ts';
import { checkFieldValues } from './checks/field-values.ts';
import { checkFiles } from './checks/files.ts';
import { checkIcons } from './checks/icons.ts';
import { checkImageSizes } from './checks/image-sizes.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkLeftOut } from './checks/left-out.ts';
import { checkLetters } from './checks/letters.ts';
import { checkLongLists } from './checks/long-lists.ts';
import { checkMachineFacts } from './checks/machine-facts.ts';
import { checkMissingContent } from './checks/missing-content.ts';
import { checkModelDifferences } from './checks/model-differences.ts';
import { checkOwnWords } from './checks/own-words.ts';
import { checkRequiredFields } from './checks/required-fields.ts';
import { checkSearchTexts } from './checks/search-texts.ts';
import { checkSiteSettings } from './checks/site-settings.ts';
import { checkSlugs } from './checks/slugs.ts';
import { checkTranslations } from './checks/translations.ts';
import { checkUnsafeContent } from './checks/unsafe-content.ts';
import { checkUnusedContent } from './checks/unused-content.ts';
import type { ExaminedSpace } from './examined-space.ts';
import { SEVERITIES, type Finding, type Found } from './finding.ts';
import { viewSpace } from './space-view.ts';
import type { ExamineOptions, SpaceView } from './space-view.ts';

/** By the names that findings carry. */
const CHECKS: Readonly<Record<string, (view: SpaceView) => Found[]>> = {
  'required-fields': checkRequiredFields,
  'broken-links': checkBrokenLinks,
  slugs: checkSlugs,
  'site-settings': checkSiteSettings,
  'own-words': checkOwnWords,
  languages: checkLanguages,
  translations: checkTranslations,
  letters: checkLetters,
  'dead-pages': checkDeadPages,
  'unsafe-content': checkUnsafeContent,
  files: checkFiles,
  'machine-facts': checkMachineFacts,
  'alternative-texts': checkAlternativeTexts,
  'search-texts': checkSearchTexts,
  'image-sizes': checkImageSizes,
  icons: checkIcons,
  'unused-content': checkUnusedContent,
  'missing-content': checkMissingContent,
  'long-lists': checkLongLists,
  model: checkModelDifferences,
};

/**
 * Everything that is worth putting right in a space, the worst first and otherwise in the order of the
 * checks. Pure: reads nothing but what it is given.
 */
export function examineSpace(space: ExaminedSpace, options: ExamineOptions): Finding[] {
  const view = viewSpace(space, options);
  const told = Object.entries(CHECKS).flatMap(([name, check]) => named(name, check(view)));
  const leftOut = named('left-out', checkLeftOut(view, told));
  // What the site says of a value counts before what the model says.
  const values = named('field-values', checkFieldValues(view)).filter(
    ({ id, field }) => !leftOut.some((finding) => finding.id === id && finding.field === field),
  );
  return eachOnce([...told, ...leftOut, ...values]).sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
}

const named = (check: string, found: readonly Found[]): Finding[] =>
  found.map((finding) => ({ check, ...finding }));

/** A text may link to the same thing twice. */
function eachOnce(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ check, id, field, message }: Finding) =>
    JSON.stringify([check, id, field, message]);
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
}
