/**
 * Whether a lookup value is an entry id rather than a slug: longer than 15 characters, only letters,
 * digits, underscores and hyphens, and not only lowercase letters and hyphens (part 2 section 2).
 */
export function isEntryId(value: string): boolean {
  if (value.length <= 15 || value.length > 64) return false;
  return /^[A-Za-z0-9_-]+$/.test(value) && !/^[a-z-]+$/.test(value);
}
