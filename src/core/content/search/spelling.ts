/** A word that the typed one may have been meant to be, and how many slips lie between them. */
export type Correction = { word: string; slips: number };

const SHORTEST = 4;
/** From this length on a word may hold two slips. */
const TWO_SLIPS_FROM = 8;
const MOST = 4;

/**
 * Known words that lie within a slip or two of a typed one, nearest first; a slip is a letter that is missing, too many,
 * wrong, or changed places with the next (optimal string alignment). Words of three letters and fewer have none: nearly
 * all of them are near each other.
 * @param known every word of the index, with how many times it occurs
 */
export function correctionsOf(
  typed: string,
  known: ReadonlyMap<string, number>,
): readonly Correction[] {
  if (typed.length < SHORTEST) return [];
  const most = typed.length >= TWO_SLIPS_FROM ? 2 : 1;
  const found: Correction[] = [];
  for (const word of known.keys()) {
    if (Math.abs(word.length - typed.length) > most || word.length < SHORTEST - 1) continue;
    const slips = slipsBetween(typed, word, most);
    if (slips <= most) found.push({ word, slips });
  }
  const nearest = Math.min(...found.map(({ slips }) => slips));
  const rank = ({ word }: Correction) =>
    (word[0] === typed[0] ? 1_000_000 : 0) + (known.get(word) ?? 0);
  return found
    .filter(({ slips }) => slips === nearest)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, MOST);
}

/** The slips between two words; more than `most` once it is clear that they are too many. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) slips = Math.min(slips, before[j - 2]! + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, above] = [above, row];
  }
  return above[b.length]!;
}
