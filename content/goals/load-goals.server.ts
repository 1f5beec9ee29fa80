import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { FALLBACK_GOAL_CARDS } from './fallback.ts';
import type { GoalCard } from './goal.ts';
import { readGoalCards, readHomeGoalCards } from './read-goals.server.ts';

/**
 * All business goals; the six built-in ones when the space has none or cannot be read. In a preview a list that cannot be
 * read is empty (part 2 section 8): who looks there has to see that something is wrong.
 */
export function loadGoals(reader: ContentReader): Promise<Loaded<GoalCard[]>> {
  return loadCards(reader, readGoalCards);
}

/** The business goals of the home page (content-model decision 3). */
export function loadHomeGoals(reader: ContentReader): Promise<Loaded<GoalCard[]>> {
  return loadCards(reader, readHomeGoalCards);
}

function loadCards(
  reader: ContentReader,
  readCards: (reader: ContentReader) => Promise<GoalCard[]>,
): Promise<Loaded<GoalCard[]>> {
  const read = async () => {
    const cards = await readCards(reader);
    return cards.length === 0 ? null : cards;
  };
  return loadedFrom(reader, read, {
    fallback: (reason) => (reason === 'unavailable' && reader.preview ? [] : FALLBACK_GOAL_CARDS),
  });
}
