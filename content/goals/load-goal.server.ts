import type { ContentReader } from '../contentful/content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import { FALLBACK_GOALS } from './fallback.ts';
import { goalSlugsToTry } from './goal-slug.ts';
import type { Goal } from './goal.ts';
import { readGoalCards } from './read-goals.server.ts';
import { toGoal } from './to-goal.ts';

const goalFailed = (reason: string) => `Error loading business goal: ${reason}`;

/**
 * A goal is found by its own slug, by which it is linked, then by the alias-resolved slug, then by the normalised one
 * (part 2 section 2). A built-in goal answers for its slug when the service cannot, and as long as the space has none.
 */
const GOALS: AddressedKind<Goal> = {
  kind: 'goal',
  include: 2,
  to: toGoal,
  slugs: (value) => [...new Set([value, ...goalSlugsToTry(value)])],
  required: 'Business goal slug is required',
  failed: goalFailed,
  unusable: () => goalFailed('No business goal data available'),
  builtIn: {
    things: FALLBACK_GOALS,
    answers: (reason, spaceHasSome) => reason !== 'empty' || !spaceHasSome,
    spaceHasSome: async (reader) => (await readGoalCards(reader)).length > 0,
  },
};

/** One business goal by slug. */
export function loadGoal(reader: ContentReader, slug: string): Promise<Loaded<Goal>> {
  return loadByAddress(reader, slug, GOALS);
}
