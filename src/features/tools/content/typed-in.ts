/** The hidden field of a tool's form that says in which language its texts were typed. */
export const TYPED_IN = 'typed';

/** More than any field takes. */
export const LONGEST_TYPED = 40;

/** As much of a typed text as is shown again. */
export const shortened = (text: string) => text.slice(0, LONGEST_TYPED).toWellFormed();

/** A language with script or region, as locales of a space are; no extensions. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/u;

/**
 * The language by which the numbers of an address are read: the one they were typed in, so that a shared address says
 * the same on the page of another language.
 * @param language of the page
 */
export function typedIn(search: URLSearchParams, language: string): string {
  const named = search.get(TYPED_IN) ?? '';
  return LANGUAGE.test(named) && Intl.NumberFormat.supportedLocalesOf(named).length > 0
    ? named
    : language;
}
