import { languageMarks } from './language-marks.ts';

/**
 * A typed number with one sign for each meaning: digits 0 to 9, `-`, `'`, `%` and plain spaces, without marks of
 * direction. The signs of thousands and fractions stay, for what they mean is up to the language.
 */
export function plainMarks(text: string, language: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’ʼ´`＇]/gu, "'")
    .replaceAll(/[\u00BC-\u00BE\u2150-\u215E]/gu, ' $&')
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => digitOf(digit, languageMarks(language).digits))
    .replaceAll(/[−–—]/gu, '-')
    .replaceAll('٪', '%')
    .replaceAll('،', ',')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Arabic digits and those of Persian and Urdu, which are typed on pages of other languages, too. */
const COMMON_DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

function digitOf(digit: string, own: string): string {
  const digits = [own, ...COMMON_DIGITS].find((all) => all.includes(digit));
  return digits === undefined ? digit : String([...digits].indexOf(digit));
}
