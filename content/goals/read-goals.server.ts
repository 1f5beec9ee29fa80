import type { ContentReader } from '../contentful/content-reader.ts';
import { byDisplayOrder, byHomepageOrder, homeSelection } from '../mapping/display-order.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readWholeList } from '../queries/whole-list.ts';
import type { GoalCard } from './goal.ts';
import { toGoalCard } from './to-goal-card.ts';

/** All goal cards by displayOrder, missing last, ties by title. */
export async function readGoalCards(reader: ContentReader): Promise<GoalCard[]> {
  const { entries, toCards } = await readGoalEntries(reader);
  return toCards(entries.toSorted(byDisplayOrder));
}

/** The home page's goals in its own order, without those taken off it. */
export async function readHomeGoalCards(reader: ContentReader): Promise<GoalCard[]> {
  const { entries, toCards } = await readGoalEntries(reader);
  return toCards(homeSelection(entries).toSorted(byHomepageOrder));
}

async function readGoalEntries(reader: ContentReader) {
  const page = await readWholeList(reader, 'businessGoal');
  const context = mappingContext(reader, page.links);
  const toCards = (entries: readonly (typeof page.items)[number][]) =>
    mapEntries(entries, context, toGoalCard);
  return { entries: page.items, toCards };
}
