import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { isHidden } from './mapped.ts';
import { goalHref, machineHref, postHref, productHref, technologyHref } from './page-href.ts';
import { fieldsOf, readText } from './read-fields.ts';

const HREF_BY_CONTENT_TYPE: Readonly<Record<string, (slug: string) => string>> = {
  blogPost: postHref,
  machine: machineHref,
  productType: productHref,
  businessGoal: goalHref,
  technology: technologyHref,
};

/** The page of this site that shows an entry; null when it has none or must not be shown. */
export function entryHref(entry: ContentfulEntry): string | null {
  const slug = readText(fieldsOf(entry), 'slug');
  const type = contentTypeOf(entry);
  if (slug === '' || isHidden(entry) || !Object.hasOwn(HREF_BY_CONTENT_TYPE, type)) return null;
  return HREF_BY_CONTENT_TYPE[type]?.(slug) ?? null;
}

/** The content type id of an entry; '' when the entry does not say. */
export function contentTypeOf(entry: ContentfulEntry): string {
  const id: unknown = entry.sys?.contentType?.sys?.id;
  return typeof id === 'string' ? id : '';
}
