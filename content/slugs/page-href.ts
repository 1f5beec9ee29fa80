/** The most that the service keeps in a Symbol, which a slug is. */
export const MAX_SLUG_CHARACTERS = 256;

/** The addresses of pages that show one entry. Slugs are an editor's words, hence the encoding. */
export function productHref(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`;
}

export function goalHref(slug: string): string {
  return `/business-goals/${encodeURIComponent(slug)}`;
}

export function machineHref(slug: string): string {
  return `/machines/${encodeURIComponent(slug)}`;
}

/** A machine's spec sheet and site checklist, to read and print. */
export function specSheetHref(slug: string): string {
  return `${machineHref(slug)}/spec-sheet`;
}

/** "Will it fit?" with this machine chosen. */
export function fitHref(slug: string): string {
  return `/tools/fit?machine=${encodeURIComponent(slug)}`;
}

/** The payback tool with what is known of this machine. */
export function paybackOfHref(slug: string): string {
  return `/tools/payback?of=${encodeURIComponent(slug)}`;
}

export function technologyHref(slug: string): string {
  return `/technology/${encodeURIComponent(slug)}`;
}

/** A page that is made of sections. */
export function pageHref(slug: string): string {
  return `/${encodeURIComponent(slug)}`;
}

export function postHref(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
