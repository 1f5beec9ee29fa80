import type { ContentReader } from '../contentful/content-reader.ts';

/** Posts without a date are drafts: lists and neighbours show them in a preview only. */
export function publishedFilter(reader: ContentReader): Record<string, boolean> {
  return reader.preview ? {} : { 'fields.publishDate[exists]': true };
}
