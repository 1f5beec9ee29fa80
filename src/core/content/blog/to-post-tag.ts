import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { fieldsOf, isSafeId, readTexts, toLinkId } from '../mapping/read-fields.ts';
import type { PostTag } from './post.ts';

/** A tag from an address; null for anything that cannot be a tag id. */
export function parseTagId(value: string | null): string | null {
  return isSafeId(value) ? value : null;
}

/**
 * The tags that posts can be filtered by, by name. The service stores ids with an entry, so a name is
 * taken from the words in the posts' own `tags` field where they spell the same, else made of the id.
 */
export function toPostTags(entries: readonly ContentfulEntry[]): PostTag[] {
  const names = new Map<string, PostTag>();
  for (const entry of entries) {
    for (const word of readTexts(fieldsOf(entry), 'tags')) {
      const key = bare(word.slice(0, 100));
      const tag = { id: '', name: word.slice(0, 100) };
      if (key !== '' && !names.has(key))
        names.set(key, withTranslationOf(tag, entry, { name: 'tags' }));
    }
  }
  const ids = new Set(entries.flatMap(tagIdsOf));
  return [...ids]
    .map((id) => ({ ...(names.get(bare(id)) ?? { name: tagName(id) }), id }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
}

/** 'pickUpLockers' and 'pick-up-lockers' read 'Pick up lockers'. */
export function tagName(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._-]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const name = words.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()));
  const text = name.join(' ');
  return text === '' ? id : text.charAt(0).toUpperCase() + text.slice(1);
}

function tagIdsOf(entry: ContentfulEntry): string[] {
  const tags: unknown = entry.metadata?.tags;
  if (!Array.isArray(tags)) return [];
  return tags
    .slice(0, 50)
    .map((tag) => toLinkId(tag, 'Tag'))
    .filter((id) => id !== undefined);
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
