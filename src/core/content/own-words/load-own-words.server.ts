import type { ContentProblem } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import { valueOf, type Loaded } from '../loaded.ts';
import { readWholeList } from '../queries/whole-list.ts';
import { NO_OWN_WORDS, type OwnWords, type WhyNotWord } from './own-words.ts';
import { readWord, toOwnWords, type WrittenWord } from './to-own-words.ts';

type Made = { items: ContentfulEntry[]; words: OwnWords; problems: ContentProblem[] };

/** What was made of an answer, by its first entry: every page asks, and the answer is seldom another. */
const known = new WeakMap<ContentfulEntry, Made>();

/** The owner's own words; none where there are none, or no answer. The same value for as long as nothing has changed. */
export async function loadOwnWords(reader: ContentReader, whyNot: WhyNotWord): Promise<OwnWords> {
  const items = valueOf(await loadWordEntries(reader)) ?? [];
  const [first] = items;
  if (!first) return NO_OWN_WORDS;
  let made = known.get(first);
  if (!made || !isSame(made.items, items))
    known.set(first, (made = { items, ...toOwnWords(items, whyNot) }));
  for (const problem of made.problems) reader.report(problem);
  return made.words;
}

/** The owner's own words as they are written, whether they can be used or not; none where there is no answer. */
export async function loadWrittenWords(reader: ContentReader): Promise<WrittenWord[]> {
  return (valueOf(await loadWordEntries(reader)) ?? []).map(readWord);
}

function loadWordEntries(reader: ContentReader): Promise<Loaded<ContentfulEntry[]>> {
  const inAllLocales = {
    ...reader,
    readEntries: (query: Parameters<ContentReader['readEntries']>[0]) =>
      reader.readInAllLocales(query),
  };
  const read = async () => (await readWholeList(inAllLocales, 'word', { include: 0 })).items;
  return loadedFrom(reader, read, { fallback: () => [] });
}

const isSame = <T>(some: readonly T[], others: readonly T[]) =>
  some.length === others.length && some.every((each, at) => each === others[at]);
