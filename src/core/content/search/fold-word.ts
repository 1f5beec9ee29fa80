import anyAscii from 'any-ascii';

const LATIN = /^[\p{Script=Latin}\p{N}\p{M}\p{Script=Common}]+$/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Accents, and the signs of vowels that Arabic and Hebrew leave out as a rule. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/gu;

/** Letters of Arabic, and Persian ones, to those that are typed in their place. */
const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' },
};

export const isArabic = (word: string) => ARABIC.test(word);

/**
 * A word as it is compared: small, without accents, in one form of each letter and in the digits 0 to 9. Latin letters
 * become ASCII, `ß` is `ss`; other scripts stay themselves.
 */
export function foldWord(word: string): string {
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
  if (!/[^\p{ASCII}]/u.test(plain)) return plain;
  if (LATIN.test(plain)) return anyAscii(plain).toLowerCase();
  const bare = plain
    .normalize('NFD')
    // In this form hamza and madda are marks, so that all forms of alef are one.
    .replace(MARKS, '')
    .normalize('NFC')
    .replaceAll(/\p{Nd}/gu, (digit) => anyAscii(digit));
  return isArabic(bare)
    ? bare.replaceAll(/\p{L}/gu, (letter) => ARABIC_LETTERS[letter] ?? letter)
    : bare;
}
