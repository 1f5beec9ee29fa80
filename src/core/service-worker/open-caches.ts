/** The worker's caches, by what they hold. */
export type OpenCaches = { offline: Cache; pages: Cache; assets: Cache };

/**
 * The caches come into being at two moments only: when a worker is installed, and when a page that keeps one asks for
 * it. All else takes what is there, and keeps hold of it: whatever is still being written when the caches are taken
 * away goes into caches that nobody can reach any more, instead of making new ones.
 */
export function createOpenCaches(
  caches: CacheStorage,
  names: Record<keyof OpenCaches, string>,
): { make(): Promise<OpenCaches>; find(): Promise<OpenCaches | null> } {
  let found: Promise<OpenCaches | null> | undefined;

  async function open(): Promise<OpenCaches> {
    const [offline, pages, assets] = await Promise.all([
      caches.open(names.offline),
      caches.open(names.pages),
      caches.open(names.assets),
    ]);
    return { offline, pages, assets };
  }
  async function look(): Promise<OpenCaches | null> {
    const there = await Promise.all(Object.values(names).map((name) => caches.has(name)));
    return there.every(Boolean) ? open() : null;
  }

  return {
    make() {
      const made = open();
      found = made.catch(() => null);
      return made;
    },
    find() {
      found ??= look().catch(() => null);
      return found;
    },
  };
}
