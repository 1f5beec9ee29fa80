import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext } from 'react-router';

type BuiltScript = { address: string; integrity: string; words: readonly string[] };

/** The files of the start script and of each island in one language, with their hashes. */
export type IslandFiles = {
  start: BuiltScript[];
  later: {
    analytics: BuiltScript[];
    google: BuiltScript[];
    project: BuiltScript[];
    waiting: BuiltScript[];
    languages: BuiltScript[];
  };
  parts: Record<string, BuiltScript[]>;
};

/** What a rendering writes into its page of them; null in development, where Vite serves the sources. */
export const islandFilesContext = createContext<IslandFiles | null>(null);

/**
 * Reads what the build wrote beside the server's bundle (`tools/build-islands.mjs`), by language.
 * @param clientDir folder of the built browser files; null in development
 */
export function readIslandFiles(clientDir: string | null): Record<string, IslandFiles> | null {
  if (clientDir === null) return null;
  return JSON.parse(readFileSync(join(clientDir, '../server/islands.json'), 'utf8')) as Record<
    string,
    IslandFiles
  >;
}
