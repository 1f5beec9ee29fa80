import { goalWords } from './goal-words.ts';
import { interfaceWords } from './interface-words.ts';
import { machineWords } from './machine-words.ts';
import { productWords } from './product-words.ts';
import { technologyWords } from './technology-words.ts';

/** What is said while an entry's page is on its way, by the first part of its address. */
const DETAIL_WORDS: Readonly<Record<string, string>> = {
  products: productWords.loading,
  'business-goals': goalWords.loading,
  machines: machineWords.loading,
  technology: technologyWords.loading,
};

/** The words for a page on its way (part 1 section 2, part 2 section 2). */
export function pendingWords(path: string): string {
  const [, kind = '', slug = ''] = path.split('/');
  return slug === '' ? interfaceWords.loading : (DETAIL_WORDS[kind] ?? interfaceWords.loading);
}
