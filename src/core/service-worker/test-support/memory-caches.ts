const ORIGIN = 'https://www.example.com';
const addressOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;

/** Caches in memory, with the order that browsers keep: what is put again goes to the end. */
export function createMemoryCaches(): CacheStorage {
  const opened = new Map<string, Cache>();
  return {
    open: async (name: string) => {
      if (!opened.has(name)) opened.set(name, createMemoryCache());
      return opened.get(name)!;
    },
    has: async (name: string) => opened.has(name),
    keys: async () => [...opened.keys()],
    delete: async (name: string) => opened.delete(name),
  } as unknown as CacheStorage;
}

function createMemoryCache(): Cache {
  const kept = new Map<string, Response>();
  return {
    match: async (asked: RequestInfo | URL) => kept.get(addressOf(asked))?.clone(),
    matchAll: async () => [...kept.values()],
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (asked: RequestInfo | URL, answer: Response) => {
      kept.delete(addressOf(asked));
      kept.set(addressOf(asked), answer);
    },
    delete: async (asked: RequestInfo | URL | { url: string }) =>
      kept.delete(typeof asked === 'object' && 'url' in asked ? asked.url : addressOf(asked)),
  } as unknown as Cache;
}
