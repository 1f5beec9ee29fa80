import type { ContentReader } from '../content-reader.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import {
  loadByAddress,
  untilSpaceHasSome,
  type AddressedKind,
} from '../queries/load-by-address.server.ts';
import { loadCards, ofHomePage, type CardKind } from '../queries/read-cards.ts';
import { FALLBACK_GOAL_CARDS, FALLBACK_GOALS } from './fallback.ts';
import { goalSlugsToTry } from './goal-slug.ts';
import type { GoalCard } from './goal.ts';
import { toGoalCard } from './to-goal-card.ts';
import { toGoal, type Goal } from './to-goal.ts';

const CARDS: CardKind<GoalCard> = { kind: 'goal', to: toGoalCard };

const goalFailed = (reason: string) => `Error loading business goal: ${reason}`;

/**
 * A goal is found by its own slug, by which it is linked, then by the alias-resolved slug, then by the normalised one
 * (part 2 section 2).
 */
export const GOALS: AddressedKind<Goal> = {
  kind: 'goal',
  include: 2,
  to: toGoal,
  slugs: (value) => [...new Set([value, ...goalSlugsToTry(value)])],
  required: 'Business goal slug is required',
  failed: goalFailed,
  unusable: () => goalFailed('No business goal data available'),
  builtIn: untilSpaceHasSome(FALLBACK_GOALS),
};

/** One business goal by slug. */
export function loadGoal(reader: ContentReader, slug: string): Promise<Loaded<Goal>> {
  return loadByAddress(reader, slug, GOALS);
}

/**
 * All business goals; the six built-in ones when the space has none or cannot be read. In a preview of a space a list that
 * cannot be read is empty (part 2 section 8): who looks there has to see that something is wrong.
 */
export function loadGoals(reader: ContentReader): Promise<Loaded<GoalCard[]>> {
  return loadCards(reader, CARDS, { standIn: standInFor(reader) });
}

/** The business goals of the home page. */
export function loadHomeGoals(reader: ContentReader): Promise<Loaded<GoalCard[]>> {
  return loadCards(reader, CARDS, { select: ofHomePage, standIn: standInFor(reader) });
}

const standInFor = (reader: ContentReader) => (reason: FallbackReason) =>
  reason === 'unavailable' && reader.preview && reader.connected ? [] : FALLBACK_GOAL_CARDS;
