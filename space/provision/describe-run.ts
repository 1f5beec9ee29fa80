import type { PageReport } from './page-report.ts';
import { describeArea } from './provision-plan.ts';
import type { AreaPlan } from './provision-plan.ts';

const COLUMN = 16;

/** The plan, a line an area, with what is left alone below. */
export function describePlan(plans: readonly AreaPlan[]): string {
  return plans
    .flatMap((plan) => [
      `  ${plan.area.padEnd(COLUMN)}${describeArea(plan)}`,
      ...plan.notes.map((note) => `  ${' '.repeat(COLUMN)}${note}`),
    ])
    .join('\n');
}

export function countSteps(plans: readonly AreaPlan[]): number {
  return plans.reduce((sum, plan) => sum + plan.steps.length, 0);
}

export function conflictsOf(plans: readonly AreaPlan[]): string[] {
  return plans.flatMap((plan) => plan.conflicts);
}

/** Every page with what it is built from; parts are named where they are not all live. */
export function describePages(pages: readonly PageReport[]): string {
  const width = Math.max(...pages.map(({ path }) => path.length)) + 2;
  const lines = pages.map(({ path, status, parts }) => {
    const others = parts
      .filter((part) => part.status !== 'live')
      .map(({ name, status, reason }) => `${name}: ${[status, reason].filter(Boolean).join(', ')}`);
    return `  ${status.padEnd(COLUMN - 6)}${path.padEnd(width)}${others.join('; ')}`.trimEnd();
  });
  const live = pages.filter(({ status }) => status === 'live').length;
  return [...lines, `  ${live} of ${pages.length} pages are live in every part.`].join('\n');
}
