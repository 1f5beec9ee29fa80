import { watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { readSpaceFile } from './read-space-file.ts';
import type { SpaceStore } from './space-store.ts';

/** Editors write in several steps; the file is read when it has been quiet this long. */
const QUIET_MS = 150;

/**
 * Reloads the store whenever its file changes. A broken file is reported and the space stays as it
 * was. Watches the folder, because many programs replace a file instead of writing into it.
 * Answers a function that stops watching.
 */
export function watchSpaceFile(
  path: string,
  store: SpaceStore,
  report: (line: string) => void,
): () => void {
  const full = resolve(path);
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  const reload = async () => {
    try {
      const changes = store.reload(await readSpaceFile(full));
      report(`Reloaded ${path}: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}.`);
    } catch (error) {
      report(
        `${error instanceof Error ? error.message : String(error)} Keeping the space as it was.`,
      );
    }
  };
  const watcher = watch(dirname(full), { persistent: false }, (_event, name) => {
    if (name !== null && name !== basename(full)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(reload);
    }, QUIET_MS);
  });
  watcher.on('error', (error) => report(`The space file is no longer watched: ${error.message}.`));
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
