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

export function technologyHref(slug: string): string {
  return `/technology/${encodeURIComponent(slug)}`;
}

export function postHref(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
