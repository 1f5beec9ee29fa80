import { isPublicAddress } from '#server/is-public-address.ts';
import { buildSpace } from '../build-space.ts';
import type { ContentfulExport } from '../contentful-export.ts';
import { checkPages } from './check-pages.ts';
import { conflictsOf, countSteps, describePages, describePlan } from './describe-run.ts';
import { explainToken } from './explain-token.ts';
import { createManagementClient } from './management-client.ts';
import { openSpace } from './managed-space.ts';
import type { ProvisionFlags } from './parse-provision-flags.ts';
import { planSpace } from './plan-space.ts';
import { ProvisionError } from './provision-error.ts';
import type { AreaPlan } from './provision-plan.ts';
import { runPlan } from './run-plan.ts';
import type { OnStep } from './run-plan.ts';
import type { PageReport } from './page-report.ts';
import type { SiteSettings } from './site-settings.ts';

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
