/** Longer lookups name nothing; the cap comes before any pattern runs. */
export const MAX_SLUG_CHARACTERS = 200;

/** A slug from an address, cut and trimmed; '' when there is none. */
export function lookupSlug(value: string): string {
  return value.slice(0, MAX_SLUG_CHARACTERS).toWellFormed().trim();
}
