import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext } from 'react-router';

type BuiltScript = { address: string; integrity: string };

/** The files of the start script and of each island, with their hashes, as `tools/build-islands.mjs` wrote them. */
export type IslandFiles = {
  start: BuiltScript[];
  later: { analytics: BuiltScript[]; google: BuiltScript[]; waiting: BuiltScript[] };
  parts: Record<string, BuiltScript[]>;
};

/** What a rendering writes into its page of them; null in development, where Vite serves the sources. */
export const islandFilesContext = createContext<IslandFiles | null>(null);

/** Takes what was thrown while a page was rendered; the page goes on without the part that threw. */
export const renderErrorContext = createContext<(error: unknown, request: Request) => void>();

/**
 * Reads what the build wrote beside the server's bundle.
 * @param clientDir folder of the built browser files; null in development
 */
export function readIslandFiles(clientDir: string | null): IslandFiles | null {
  if (clientDir === null) return null;
  return JSON.parse(readFileSync(join(clientDir, '../server/islands.json'), 'utf8')) as IslandFiles;
}
