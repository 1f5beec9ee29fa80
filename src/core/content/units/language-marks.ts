import { keptByLanguage } from './kept-by-language.ts';

/** How a language writes numbers. */
type LanguageMarks = {
  /** Signs between thousands, which are not its sign of a fraction. */
  groups: ReadonlySet<string>;
  /** Its digits from 0 to 9. */
  digits: string;
};

/** How a language writes numbers, by CLDR. Money may be grouped in another way than figures, as in Austria. */
export const languageMarks = keptByLanguage((language): LanguageMarks => {
  const latin = { numberingSystem: 'latn' };
  const parts = [latin, { ...latin, style: 'currency', currency: 'EUR' } as const].flatMap(
    (options) => new Intl.NumberFormat(language, options).formatToParts(1_234_567.5),
  );
  const of = (type: string) =>
    new Set(parts.filter((part) => part.type === type).map(({ value }) => value));
  const plain = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    groups: of('group').difference(of('decimal')),
    digits: [...'0123456789'].map((digit) => plain.format(Number(digit))).join(''),
  };
});
