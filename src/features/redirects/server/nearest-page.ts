import leven from 'leven';
import { decoded } from '#content/slugs/decoded.ts';
import { segmentsOf } from './path-key.ts';

/** From 0 to 1: less than this is no likeness that helps anyone. */
const LEAST_LIKENESS = 0.6;
/** What the same part of the site adds. */
const SAME_PART = 0.1;

/**
 * The page whose address is most like one that does not exist: by the letters of its last part, or by the words in it.
 * @param path as path-key.ts writes it
 * @param pages paths of the pages that may be proposed
 * @returns null when none is like it
 */
export function nearestPage(path: string, pages: readonly string[]): string | null {
  const asked = wordsOf(path);
  if (asked.last === '') return null;
  let nearest: { page: string; likeness: number } | null = null;
  for (const page of pages) {
    const own = wordsOf(page);
    if (own.last === '') continue;
    const alike = Math.max(likeLetters(asked.last, own.last), likeWords(asked.words, own.words));
    if (alike < LEAST_LIKENESS) continue;
    const likeness = alike + (asked.part === own.part ? SAME_PART : 0);
    if (nearest === null || likeness > nearest.likeness) nearest = { page, likeness };
  }
  return nearest?.page ?? null;
}

function wordsOf(path: string): { part: string; last: string; words: Set<string> } {
  const segments = segmentsOf(path).map((segment) => decoded(segment).toLowerCase());
  const last = (segments.at(-1) ?? '').replace(/\.(?:html?|pdf)$/u, '');
  const words = last.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return { part: segments[0] ?? '', last: words.join('-'), words: new Set(words) };
}

function likeLetters(one: string, other: string): number {
  return 1 - leven(one, other) / Math.max(one.length, other.length);
}

/** How much of the words of both are the same. */
function likeWords(one: Set<string>, other: Set<string>): number {
  const shared = one.intersection(other).size;
  return shared / Math.max(1, Math.min(one.size, other.size) + Math.abs(one.size - other.size) / 2);
}
