import { createContext, useContext } from 'react';
import { pageWording, type Wording, type Words } from '#copy/wording.ts';

/** The wording of the page that is rendered. A browser provides none: its scripts hold the words of one language only. */
export const WordingContext = createContext<Wording>(pageWording);

/** The wording of the page, for texts with counts and figures. */
export function useWording(): Wording {
  return useContext(WordingContext);
}

/** The words of a family in the page's language. */
export function useWords<Family extends Words>(family: Family): Family {
  return useContext(WordingContext).of(family);
}
