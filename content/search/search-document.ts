import type { Picture } from '../media/picture.ts';
import type { SlugKind } from '../kinds/slug-kinds.ts';

/** What a result is; `question` is one answer on a page, `main` a page that is not one entry's own. */
export type SearchKind = SlugKind | 'question';

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
  facts?: string;
  body: string;
  /** What its page shows first; null where that is none of its own. */
  picture: Picture | null;
  /** Of what another page is about, which comes first where both are found. */
  isBeside?: true;
  /** Codes of the languages of its texts where they are not the page's own. */
  languages?: Partial<Record<'title' | 'summary' | 'body', string | undefined>>;
  /** Paths with its slugs of other languages, by which an owner may name it. */
  otherPaths?: readonly string[];
};
