import { defineKind } from '../kinds/define-kind.ts';
import {
  coreJson,
  featureJson,
  iconJson,
  pictureJson,
  videoJson,
  type JsonContext,
} from '../kinds/json-parts.ts';
import { machineCardJson } from '../machines/machine-kind.server.ts';
import { goalDocument } from '../search/to-search-document.ts';
import type { GoalCard } from './goal.ts';
import type { Goal } from './to-goal.ts';
import { GOALS, loadGoal, loadGoals } from './load-goals.server.ts';
import { toGoalCard } from './to-goal-card.ts';

/** Business goals, with pages under /business-goals. */
export const GOAL_KIND = defineKind({
  ...GOALS,
  toCard: toGoalCard,
  load: loadGoal,
  documents: (goal) => [goalDocument(goal)],
  json: {
    name: 'goals',
    noun: 'business goals',
    loadAll: loadGoals,
    card: goalCardJson,
    entry: goalJson,
    missing: (slug, { words }) => words.missing.goal(slug),
  },
});

function goalCardJson(goal: GoalCard, context: JsonContext): object {
  return {
    ...coreJson('goal', goal, context),
    // A drawing is markup of the owner's: only names are passed on.
    icon: goal.icon.kind === 'name' ? iconJson(goal.icon.name) : null,
    picture: pictureJson(goal.picture, context),
  };
}

function goalJson(goal: Goal, context: JsonContext): object {
  return {
    ...goalCardJson(goal, context),
    benefits: goal.benefits,
    features: goal.features.map((feature) => featureJson(feature, context)),
    video: videoJson(goal.video && { ...goal.video, title: context.words.goalVideo }, context),
    recommendedMachines: goal.recommendedMachines.map((machine) =>
      machineCardJson(machine, context),
    ),
  };
}
