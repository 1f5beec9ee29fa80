import type { Picture } from '../media/picture.ts';
import type { SlugKind } from '../kinds/slug-kinds.ts';

/** What a result is; `question` is one answer on a page, `main` a page that is not one entry's own. */
export type SearchKind = SlugKind | 'question';

/** A text with the code of its language, where that is known and not the page's. */
export type SearchText = { text: string; language?: string | undefined };

/** Texts as one, which is how they are searched. */
export const joinedTexts = (texts: readonly SearchText[]) =>
  texts.map(({ text }) => text).join(' ');

/** One thing that can be found, with its texts from the most telling to the least; all but the title may be ''. */
export type SearchDocument = {
  /** Path of this site, with a fragment for a question. Unique. */
  path: string;
  kind: SearchKind;
  title: string;
  /** Headings, tags and words that only the search knows. */
  headings: string;
  summary: string;
  /** What is known in figures and named values, as the page writes it. */
  facts?: SearchText[];
  body: SearchText[];
  /** What its page shows first; null where that is none of its own. */
  picture: Picture | null;
  /** Of what another page is about, which comes first where both are found. */
  isBeside?: true;
  /** Codes of the languages of its title and summary, where they are known and not the page's. */
  languages?: Partial<Record<'title' | 'summary', string | undefined>>;
  /** Paths with its slugs of other languages, by which an owner may name it. */
  otherPaths?: readonly string[];
};
