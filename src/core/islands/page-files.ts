import { createContext, useContext } from 'react';
import type { IslandName } from './island-parts.ts';

/** A built file of the browser's with the hash that browsers hold it to. */
export type BuiltScript = {
  address: string;
  integrity: string;
  /** The families of words in it. */
  words: readonly string[];
};

/** What the build wrote of the islands (tools/build-islands.mjs). */
type IslandFiles = {
  /** The start script and what it imports. */
  start: BuiltScript[];
  /** What the start script fetches only when there is something to count, to send or to gather. */
  later: {
    analytics: BuiltScript[];
    google: BuiltScript[];
    project: BuiltScript[];
    waiting: BuiltScript[];
    languages: BuiltScript[];
  };
  /** All files that each island needs, React DOM among them, and those of a tool's form. */
  parts: Record<string, BuiltScript[]>;
};

/** The files of one rendering: what was built, and which islands the page has turned out to hold. */
export type PageFiles = {
  /** Null in development, where Vite serves the sources. */
  built: IslandFiles | null;
  /** Filled while the page renders, read at its end by `island-scripts.tsx`. */
  used: Set<IslandName | 'live-answers'>;
  /** The hash of each file that the framework has built, by its address; none in development. */
  integrity: Record<string, string>;
};

export const PageFilesContext = createContext<PageFiles | null>(null);

/** Says that a form of the page draws its answer anew while it is filled in (`browser/live-answers.ts`). */
export function useLiveAnswers(isLive = true): void {
  const files = useContext(PageFilesContext);
  if (isLive) files?.used.add('live-answers');
}
