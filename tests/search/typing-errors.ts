/** Which keys lie beside each other on a keyboard. */
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Words that are mistyped have at least so many letters. */
const LEAST_LETTERS = 4;

type Random = () => number;

/**
 * A query with one typing error: two letters swapped, one dropped, one typed twice, or the key beside it. Which word,
 * letter and error is decided by the query and the seed; a query without a longer word stays as it is.
 */
export function withTypingError(query: string, seed: number): string {
  const random = randomFrom(`${seed} ${query}`);
  const words = query.split(' ');
  const longer = words.flatMap((word, at) =>
    /^[a-z]+$/iu.test(word) && word.length >= LEAST_LETTERS ? [at] : [],
  );
  if (longer.length === 0) return query;
  const at = pick(longer, random);
  words[at] = pick([swapped, dropped, doubled, besideKey], random)(words[at]!, random);
  return words.join(' ');
}

const pick = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)]!;

function swapped(word: string, random: Random): string {
  const places = [...word].flatMap((letter, at) =>
    at > 0 && letter !== word[at - 1] ? [at - 1] : [],
  );
  const at = pick(places, random);
  return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
}

function dropped(word: string, random: Random): string {
  const at = Math.floor(random() * word.length);
  return word.slice(0, at) + word.slice(at + 1);
}

function doubled(word: string, random: Random): string {
  const at = Math.floor(random() * word.length);
  return word.slice(0, at) + word[at]! + word.slice(at);
}

function besideKey(word: string, random: Random): string {
  const at = Math.floor(random() * word.length);
  const letter = word[at]!.toLowerCase();
  const row = KEY_ROWS.find((keys) => keys.includes(letter))!;
  const key = row.indexOf(letter);
  const beside = pick(
    [row[key - 1], row[key + 1]].filter((found) => found !== undefined),
    random,
  );
  return word.slice(0, at) + beside + word.slice(at + 1);
}

/** Numbers from 0 to 1 that are the same for the same text (mulberry32 over FNV-1a). */
function randomFrom(text: string): Random {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
