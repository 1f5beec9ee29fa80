import { DEFAULT_LOCALE } from '../export-sys.ts';
import type { ManagedSpace } from './managed-space.ts';

type Locales = Pick<ManagedSpace, 'locale' | 'locales'>;

const languageOf = (code: string) => code.split('-')[0];

/** The locale of a space for a language of the sample: that of its code, else the first of the language. */
function localeFor(code: string, { locales }: Locales): string | undefined {
  return (
    locales.find((own) => own === code) ??
    locales.find((own) => languageOf(own) === languageOf(code))
  );
}

/**
 * The sample's values under the locales of a space, which need not be the sample's. The default locale has English where
 * the sample lacks its language; what is in a language that the space lacks is left out.
 * @param isLocalised whether the field takes values in other locales than the default
 */
export function inLocales<Value>(
  values: Record<string, Value>,
  space: Locales,
  isLocalised: boolean,
): Record<string, Value> {
  const found = Object.entries(values).flatMap(([code, value]) => {
    const locale = localeFor(code, space);
    return locale === undefined || (locale !== space.locale && !isLocalised)
      ? []
      : [[locale, value] as const];
  });
  return { [space.locale]: values[DEFAULT_LOCALE]!, ...Object.fromEntries(found) };
}

/** Languages of the sample for which a space has no locale. */
export const missingLanguages = (codes: readonly string[], space: Locales): string[] =>
  codes.filter((code) => code !== DEFAULT_LOCALE && localeFor(code, space) === undefined);
