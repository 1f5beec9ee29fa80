import { LRUCache } from 'lru-cache';
import { isEmptyAnswer, type ContentAnswer } from './contentful-answer.ts';

export type CachedAnswer = {
  answer: ContentAnswer;
  /** When the service gave it. */
  fetchedAt: number;
  freshMs: number;
  tags: ReadonlySet<string>;
  /** Published over, or somebody asked for a refresh: the service is asked before it is served again. */
  outdated: boolean;
  /** What it shows is known to have changed. */
  publishedOver: boolean;
  /** Read back from disk because the service could not be read. */
  fromSnapshot: boolean;
};

const MAX_ANSWERS = 500;

/**
 * Answers by question key, the least recently read forgotten first. Empty answers go before any
 * other: anyone can provoke them by typing addresses, and they must not push out content.
 */
export function createMemoryCache(maxAnswers = MAX_ANSWERS) {
  const cached = new LRUCache<string, CachedAnswer>({ max: maxAnswers });

  return {
    get: (key: string) => cached.get(key),
    set(key: string, answer: CachedAnswer) {
      if (cached.size >= maxAnswers && !cached.has(key)) {
        const empty = [...cached.entries()].findLast(([, found]) => isEmptyAnswer(found.answer));
        if (empty) cached.delete(empty[0]);
      }
      cached.set(key, answer);
    },
    /** Marks answers that hold any of the tags, which were published; all of them without tags. Answers how many. */
    outdate(tags?: ReadonlySet<string>): number {
      let marked = 0;
      for (const found of cached.values()) {
        if (tags && tags.isDisjointFrom(found.tags)) continue;
        found.outdated = true;
        found.publishedOver ||= tags !== undefined;
        marked += 1;
      }
      return marked;
    },
    clear: () => cached.clear(),
    size: () => cached.size,
  };
}

export type MemoryCache = ReturnType<typeof createMemoryCache>;
