import { readLines, type ReadLines } from '../mapping/read-lines.ts';
import { toLinkUrl } from '../navigation/to-link-url.ts';

/** Ways to say the same thing: finding one finds the others. */
export type Synonyms = string[];

/** For these words this page comes first. */
export type BestBet = { words: string[]; path: string };

/** What an owner has laid down for the search. */
export type SearchLists = { synonyms: readonly Synonyms[]; bestBets: readonly BestBet[] };

const MAX_PARTS = 20;

/**
 * Reads the owner's list of synonyms, one line for each meaning: "fridge, cooler, chilled". A line that cannot be used is
 * reported and costs only itself.
 */
export function parseSynonyms(text: string): ReadLines<Synonyms> {
  return readLines(text, (line) => {
    const parts = partsOf(line);
    return parts.length < 2 ? 'it needs at least two words, parted by commas' : parts;
  });
}

/** Reads the owner's list of best bets, one line for each page: "telephone, phone = /contact". */
export function parseBestBets(text: string): ReadLines<BestBet> {
  return readLines(text, (line) => {
    const at = line.indexOf('=');
    const words = at < 0 ? [] : partsOf(line.slice(0, at));
    const path = at < 0 ? '' : line.slice(at + 1).trim();
    if (words.length === 0) return 'it needs words, "=" and the address of a page';
    if (!path.startsWith('/') || toLinkUrl(path) === null)
      return 'behind "=" stands no address of a page of this site, such as /contact';
    return { words, path };
  });
}

/** The words and phrases between commas; those without a letter or digit are left out. */
function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, MAX_PARTS);
}
