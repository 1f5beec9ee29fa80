/** The tags of posts: the id that filters, and the word that readers see. */
export const BLOG_TAGS = {
  operations: 'Operations',
  planning: 'Planning',
  lockers: 'Lockers',
  'fresh-food': 'Fresh food',
  payments: 'Payments',
  compliance: 'Compliance',
  hardware: 'Hardware',
  data: 'Data',
} as const;

export type BlogTag = keyof typeof BLOG_TAGS;
