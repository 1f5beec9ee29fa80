import type { Change, JsonObject, Stored } from './space-types.ts';

/**
 * A space after its file was read anew, and each difference once. What was changed, made or deleted here stays where
 * the file's own record did not change.
 * @param removed what was deleted here, with the record the file had of it
 */
export function mergeReloaded(
  before: ReadonlyMap<string, Stored>,
  read: ReadonlyMap<string, Stored>,
  removed: ReadonlyMap<string, JsonObject>,
  at: string,
): { stored: Map<string, Stored>; changes: Change[] } {
  const stored = new Map(read);
  const changes: Change[] = [];
  for (const [key, old] of before) {
    if (read.has(key)) continue;
    if (old.isNew) stored.set(key, old);
    else changes.push({ action: 'delete', stored: old, at, before: old });
  }
  for (const [key, now] of read) {
    const old = before.get(key);
    const known = old?.record ?? removed.get(key);
    if (known && JSON.stringify(known) === JSON.stringify(now.record)) {
      if (old) stored.set(key, old);
      else stored.delete(key);
      continue;
    }
    if (now.published) changes.push({ action: 'publish', stored: now, at, before: old });
    else if (old?.published) changes.push({ action: 'unpublish', stored: now, at, before: old });
    else changes.push({ action: old ? 'save' : 'create', stored: now, at, before: old });
  }
  return { stored, changes };
}
