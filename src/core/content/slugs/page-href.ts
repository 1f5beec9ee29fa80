import { SLUG_KINDS } from '../kinds/slug-kinds.ts';

/** The most that the service keeps in a Symbol, which a slug is. */
export const MAX_SLUG_CHARACTERS = 256;

/** The addresses of pages that show one entry. */
export const productHref = SLUG_KINDS.product.href;
export const goalHref = SLUG_KINDS.goal.href;
export const machineHref = SLUG_KINDS.machine.href;
export const technologyHref = SLUG_KINDS.technology.href;
export const postHref = SLUG_KINDS.post.href;
/** A page that is made of sections. */
export const pageHref = SLUG_KINDS.page.href;

/** A machine's spec sheet and site checklist, to read and print. */
export function specSheetHref(slug: string): string {
  return `${machineHref(slug)}/spec-sheet`;
}
