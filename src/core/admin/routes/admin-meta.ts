import { adminWords } from '#admin/copy/en/admin-words.ts';

/** Head of a page of the owner's: a title and nothing for search engines. */
export function adminMeta(title: string) {
  return [
    { title: `${title} | ${adminWords.area}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}
