import type { Document } from '@contentful/rich-text-types';
import type { ContentfulExport } from '../contentful-export.ts';
import { richTextNodes } from './rich-text-nodes.ts';
import { indexSpace } from './space-index.ts';

/** The pages of the site that do not depend on content. */
const FIXED_PAGES = [
  '/',
  '/products',
  '/business-goals',
  '/machines',
  '/technology',
  '/technology/detailed',
  '/contact',
  '/about',
  '/blog',
  '/privacy',
  '/terms',
];

/** Where the page of an entry lives, by content type. */
const PAGE_FOLDERS: Record<string, string> = {
  productType: '/products',
  businessGoal: '/business-goals',
  machine: '/machines',
  technology: '/technology',
  blogPost: '/blog',
};

/** Every path of the site that answers with a page, given a space; drafts and hidden entries have none. */
export function sitePaths(space: ContentfulExport): Set<string> {
  const { locale } = indexSpace(space);
  const pages = space.entries.flatMap((entry) => {
    const folder = PAGE_FOLDERS[entry.sys.contentType.sys.id];
    const slug = entry.fields['slug']?.[locale];
    const shown =
      entry.sys.publishedVersion !== undefined && entry.fields['visible']?.[locale] !== false;
    return folder !== undefined && typeof slug === 'string' && shown ? [`${folder}/${slug}`] : [];
  });
  return new Set([...FIXED_PAGES, ...pages]);
}

/** An address that an entry holds, in a field for addresses or in a text. */
export type SiteLink = { entry: string; field: string; address: string };

/** Every address in the entries of a space: fields whose id ends in url, and links in texts. */
export function siteLinks(space: ContentfulExport): SiteLink[] {
  const { locale, contentTypes } = indexSpace(space);
  return space.entries.flatMap((entry) => {
    const fields = contentTypes.get(entry.sys.contentType.sys.id)?.fields ?? [];
    return fields.flatMap((field) => {
      const value = entry.fields[field.id]?.[locale];
      return addresses(value, field).map((address) => ({
        entry: entry.sys.id,
        field: field.id,
        address,
      }));
    });
  });
}

function addresses(value: unknown, field: { id: string; type: string }): string[] {
  if (value === undefined) return [];
  if (field.type === 'RichText') {
    return [...richTextNodes(value as Document)].flatMap((node) => {
      const { uri } = node.data as { uri?: unknown };
      return typeof uri === 'string' ? [uri] : [];
    });
  }
  return field.type === 'Symbol' && /url$/i.test(field.id) ? [String(value)] : [];
}
