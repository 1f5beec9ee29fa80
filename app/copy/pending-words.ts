/** What is said while an entry's page is on its way, by the first part of its address (part 1 section 2, part 2 section 2). */
const DETAIL_WORDS: Readonly<Record<string, string>> = {
  products: 'Loading product information...',
  'business-goals': 'Loading business goal...',
  machines: 'Loading machine information...',
  technology: 'Loading technology...',
};

const ANY_PAGE = 'Loading…';

/** The words for the page at a path, on its way. */
export function pendingWords(path: string): string {
  const [, kind = '', slug = ''] = path.split('/');
  return slug === '' ? ANY_PAGE : (DETAIL_WORDS[kind] ?? ANY_PAGE);
}
