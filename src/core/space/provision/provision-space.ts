import { isPublicAddress } from '#server/is-public-address.ts';
import { buildSpace } from '../build-space.ts';
import type { ContentfulExport } from '../contentful-export.ts';
import { checkPages } from './check-pages.ts';
import { explainToken } from './explain-token.ts';
import { createManagementClient } from './management-client.ts';
import { openSpace } from './managed-space.ts';
import type { PageReport } from './page-report.ts';
import type { ProvisionFlags } from './parse-provision-flags.ts';
import { planSpace } from './plan-space.ts';
import { ProvisionError } from './provision-error.ts';
import type { AreaPlan, ProvisionStep } from './provision-plan.ts';
import type { SiteSettings } from './site-settings.ts';

const COLUMN = 16;

/** The plan, a line an area, with what is left alone below. */
function describePlan(plans: readonly AreaPlan[]): string {
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

function conflictsOf(plans: readonly AreaPlan[]): string[] {
  return plans.flatMap((plan) => plan.conflicts);
}

/** Every page with what it is built from; parts are named where they are not all live. */
function describePages(pages: readonly PageReport[]): string {
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
import { describeArea } from './provision-plan.ts';

const SAMPLE_ASSETS = new URL('../assets/', import.meta.url);
const PROCESSING_WAIT_MS = 500;

export type ProvisionConsole = {
  say: (text: string) => void;
  onStep: OnStep;
  /** Asked once, before the first write. */
  confirm: (question: string) => Promise<boolean>;
};

export type ProvisionOutcome = {
  plans: AreaPlan[];
  /** Whether anything was written. */
  written: boolean;
  pages: PageReport[] | null;
};

/**
 * The whole run: opens the space, compares, says what is to be done, asks, does it, and loads the result
 * page by page. `settings` is filled as the run makes keys and secrets, so that a caller can show what
 * there is even after a failure.
 * @throws ProvisionError in one sentence; after one, running again takes up where this run ended
 */
export async function provisionSpace(
  flags: ProvisionFlags,
  settings: SiteSettings,
  terminal: ProvisionConsole,
  { processingWaitMs = PROCESSING_WAIT_MS, wait, retryLimit, model = buildSpace() }: Details = {},
): Promise<ProvisionOutcome> {
  const client = createManagementClient(flags.target, {
    readOnly: flags.dryRun,
    onWait: (message) => terminal.say(`  ${message}`),
    ...(retryLimit !== undefined && { retryLimit }),
  });
  const space = await openSpace(client, flags.target, () =>
    explainToken(flags.target.token, settings),
  );
  terminal.say(`Space “${space.name}” (${space.spaceId}), environment ${space.environmentId}`);
  const plans = await planSpace(space, model, settings, {
    sample: flags.sample,
    align: flags.align,
    siteUrl: flags.siteUrl,
    assetsFolder: SAMPLE_ASSETS,
    processingWaitMs,
    webhook: {
      url: webhookUrl(flags.siteUrl),
      secret: flags.webhookSecret,
      replaceSecret: flags.replaceSecret,
    },
  });
  terminal.say(describePlan(plans));
  if (webhookUrl(flags.siteUrl) === null) terminal.say(NO_WEBHOOK);
  refuseConflicts(plans);

  const steps = countSteps(plans);
  const written = steps > 0 && !flags.dryRun;
  if (flags.dryRun) terminal.say(`Dry run: ${steps} changes would be made, none was.`);
  if (written) {
    const agreed = await terminal.confirm(`Make these ${steps} changes to “${space.name}”?`);
    if (!agreed) {
      terminal.say('Nothing was changed.');
      return { plans, written: false, pages: null };
    }
    await runPlan(plans, terminal.onStep);
    terminal.say(`Done: ${steps} changes.`);
  }
  const canRead = settings.deliveryToken !== null && flags.deliveryHost !== undefined;
  if (!canRead) {
    if (flags.deliveryHost === undefined) terminal.say(NO_DELIVERY_HOST);
    return { plans, written, pages: null };
  }
  const pages = await checkPages(settings, {
    expectedEntries: written ? countPublications(plans) : 0,
    ...(wait && { wait }),
  });
  terminal.say(`\nThe site's pages, read from this space:\n${describePages(pages)}`);
  return { plans, written, pages };
}

type Details = {
  /** Model and sample content; this project's own unless told otherwise. */
  model?: ContentfulExport;
  /** How long and how often to wait for Contentful. */
  processingWaitMs?: number;
  wait?: (ms: number) => Promise<void>;
  retryLimit?: number;
};

const NO_WEBHOOK =
  '  No webhook is made, since Contentful can only call a public address: give --site-url https://… once there is one.';

const NO_DELIVERY_HOST =
  'The pages are not checked, since it is not known where this space is delivered: give --delivery-host.';

function webhookUrl(siteUrl: string | null): string | null {
  return siteUrl !== null && isPublicAddress(siteUrl) ? `${siteUrl}/api/webhooks/contentful` : null;
}

function refuseConflicts(plans: readonly AreaPlan[]): void {
  const conflicts = conflictsOf(plans);
  if (conflicts.length === 0) return;
  throw new ProvisionError(
    `Nothing was written, since the space holds what this site cannot work with:\n${conflicts.map((conflict) => `  - ${conflict}`).join('\n')}`,
  );
}

function countPublications(plans: readonly AreaPlan[]): number {
  const entries = plans.filter(({ area }) => area === 'Entries');
  return entries.flatMap(({ steps }) => steps).filter(({ change }) => change === 'publish').length;
}

/** Told before each step: which one, and how many there are. */
type OnStep = (step: ProvisionStep, place: { number: number; of: number }) => void;

/**
 * Takes the steps of a plan one after the other, which keeps within the rate limit and makes an
 * interrupted run end at a known place. A publication that is refused waits until the others are done,
 * since entries may link to each other in a circle; it is given up when a whole round helps none.
 * @throws ProvisionError for the first step that fails for good; what came before stays done
 */
async function runPlan(plans: readonly AreaPlan[], onStep: OnStep): Promise<void> {
  for (const { steps } of plans) {
    let waiting = steps;
    let number = 0;
    while (waiting.length > 0) {
      const refused: { step: ProvisionStep; error: ProvisionError }[] = [];
      for (const step of waiting) {
        onStep(step, { number: number + 1, of: steps.length });
        try {
          await step.run();
          number += 1;
        } catch (error) {
          if (!mayHelpToWait(step, error)) throw error;
          refused.push({ step, error });
        }
      }
      const [first] = refused;
      if (first !== undefined && refused.length === waiting.length) throw first.error;
      waiting = refused.map(({ step }) => step);
    }
  }
}

function mayHelpToWait(step: ProvisionStep, error: unknown): error is ProvisionError {
  return step.change === 'publish' && error instanceof ProvisionError && error.status === 422;
}
