import { isLanguageTag } from '#content/locales/language.ts';
import type { Wording } from './wording.ts';

/**
 * The name of a language as a wording has it: "German (Switzerland)".
 * @param code of a locale; one that is no language tag stays as it is
 */
export function languageText({ language }: Pick<Wording, 'language'>, code: string): string {
  if (!isLanguageTag(code)) return code;
  const names = new Intl.DisplayNames([language], {
    type: 'language',
    languageDisplay: 'standard',
  });
  return names.of(code) ?? code;
}
