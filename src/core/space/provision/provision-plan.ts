/** One change to a space, made only when the whole plan is known to be free of conflicts. */
export type ProvisionStep = {
  area: ProvisionArea;
  /** What it does, in words for the plan: `create`, `publish`, `extend` … */
  change: string;
  /** Id or name of what it changes. */
  what: string;
  run: () => Promise<void>;
};

const AREAS = [
  'Content types',
  'Editors',
  'Tags',
  'Assets',
  'Entries',
  'API keys',
  'Webhook',
  'Preview',
] as const;

export type ProvisionArea = (typeof AREAS)[number];

/** What one area needs: its steps in order, what is already right, and what a person should know. */
export type AreaPlan = {
  area: ProvisionArea;
  steps: ProvisionStep[];
  /** How many things are as they should be. */
  unchanged: number;
  /** What was found different and is left alone, one sentence each. */
  notes: string[];
  /** Why nothing may be written, one sentence each. */
  conflicts: string[];
  /** Adds a step. */
  add(change: string, what: string, run: () => Promise<void>): void;
};

export function emptyPlan(area: ProvisionArea): AreaPlan {
  const steps: ProvisionStep[] = [];
  const add: AreaPlan['add'] = (change, what, run) => void steps.push({ area, change, what, run });
  return { area, steps, unchanged: 0, notes: [], conflicts: [], add };
}

/** `12 to create, 2 to publish, 4 as they should be`. */
export function describeArea({ steps, unchanged }: AreaPlan): string {
  const changes = Map.groupBy(steps, (step) => step.change);
  const parts = [...changes].map(([change, of]) => `${of.length} to ${change}`);
  if (unchanged > 0) parts.push(`${unchanged} as they should be`);
  return parts.join(', ') || 'nothing to do';
}
