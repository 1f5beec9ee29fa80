import type { ContentReader } from '../contentful/content-reader.ts';
import { failure, loadedFrom, UnusableEntryError } from '../loaded-from.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { mapEntry } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readEntryBySlug } from '../queries/read-single-entry.ts';
import { isUnlisted } from '../queries/whole-list.ts';
import { whyNoAddress } from '../slugs/why-no-address.ts';
import { FALLBACK_GOALS } from './fallback.ts';
import { goalSlugsToTry } from './goal-slug.ts';
import type { Goal } from './goal.ts';
import { readGoalCards } from './read-goals.server.ts';
import { HIDDEN_GOAL } from './to-goal-card.ts';
import { toGoal } from './to-goal.ts';

const GOAL_INCLUDE_DEPTH = 2;

/** Part 2 sections 5 and 8. */
const GOAL_SLUG_REQUIRED = 'Business goal slug is required';
const NO_GOAL_DATA = 'No business goal data available';

function goalFailed(message: string): string {
  return `Error loading business goal: ${message}`;
}

/**
 * One business goal: by its own slug, by which it is linked; what is none is looked for by the alias-resolved slug, then
 * by the normalised one (part 2 section 2). A built-in goal answers for its slug when the service cannot, and as long as the space
 * has no goal at all.
 */
export async function loadGoal(reader: ContentReader, slug: string): Promise<Loaded<Goal>> {
  if (slug.trim() === '') return failure(GOAL_SLUG_REQUIRED);
  if (whyNoAddress('goal', slug) !== null) return { status: 'missing' };
  const slugs = [...new Set([slug, ...goalSlugsToTry(slug)])];
  const builtIn = FALLBACK_GOALS.find((goal) => slugs.includes(goal.slug)) ?? null;
  let spaceHasGoals = false;

  const read = async () => {
    const goal = await readGoal(reader, slugs);
    if (goal === null && builtIn !== null) spaceHasGoals = (await readGoalCards(reader)).length > 0;
    return goal;
  };
  const fallback = (reason: FallbackReason) =>
    reason === 'empty' && spaceHasGoals ? null : builtIn;
  return loadedFrom(reader, read, {
    fallback,
    failed: goalFailed,
    unlisted: () => isUnlisted(reader, 'businessGoal', slugs),
  });
}

async function readGoal(reader: ContentReader, slugs: string[]): Promise<Goal | null> {
  for (const slug of slugs) {
    const found = await readEntryBySlug(reader, 'businessGoal', slug, GOAL_INCLUDE_DEPTH);
    if (found === null) continue;
    const result = mapEntry(found.entry, mappingContext(reader, found.links), toGoal);
    if (result.ok) return result.value;
    if (result.reason === HIDDEN_GOAL) return null;
    throw new UnusableEntryError(goalFailed(NO_GOAL_DATA));
  }
  return null;
}
