import type { Picture } from '../media/picture.ts';
import type { SlugKind } from '../slugs/slug-kinds.ts';

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
  body: string;
  /** What its page shows first; null where that is none of its own. */
  picture: Picture | null;
};
