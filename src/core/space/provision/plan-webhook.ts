import { randomBytes } from 'node:crypto';
import type { WebhookProps } from 'contentful-management';
import { listAll } from './list-all.ts';
import type { ManagedSpace } from './managed-space.ts';
import { attempt } from './management-failure.ts';
import type { ProvisionError } from './provision-error.ts';
import { emptyPlan } from './provision-plan.ts';
import type { AreaPlan } from './provision-plan.ts';
import type { SiteSettings } from './site-settings.ts';

const WEBHOOK_NAME = 'Website: publish';

/** What makes a page of the site change. */
const TOPICS = ['Entry', 'Asset'].flatMap((kind) =>
  ['publish', 'unpublish', 'delete'].map((event) => `${kind}.${event}`),
);

export type WebhookOptions = {
  /** Where the site is told of publications; null makes none. */
  url: string | null;
  /** The secret that the site knows already; null has one made. */
  secret: string | null;
  /** Make a new secret although the space has one that nobody here knows. */
  replaceSecret: boolean;
};

/**
 * The webhook that tells the site of publications, and the secret that signs it. The secret comes first,
 * so that no unsigned call is ever sent. A space has one secret for all its webhooks and never shows it
 * again, so an existing one is kept unless it is asked to be replaced.
 */
export async function planWebhook(
  space: ManagedSpace,
  settings: SiteSettings,
  { url, secret, replaceSecret }: WebhookOptions,
): Promise<AreaPlan> {
  const plan = emptyPlan('Webhook');
  if (url === null) return plan;
  await planSecret(plan, space, settings, { secret, replaceSecret });
  const webhooks = await listAll('webhooks', ({ skip, limit }) =>
    space.client.webhook.getMany({ query: { skip, limit } }),
  );
  const found = webhooks.find((webhook) => webhook.url === url);
  for (const other of webhooks.filter(({ name }) => name === WEBHOOK_NAME)) {
    if (other.url !== url) plan.notes.push(`A webhook “${WEBHOOK_NAME}” also calls ${other.url}.`);
  }
  planDefinition(plan, space, url, found);
  return plan;
}

function planDefinition(
  plan: AreaPlan,
  { client, environmentId }: ManagedSpace,
  url: string,
  found: WebhookProps | undefined,
): void {
  const filters = [
    { equals: [{ doc: 'sys.environment.sys.id' }, environmentId] },
  ] as unknown as NonNullable<WebhookProps['filters']>;
  const step = (change: string, run: () => Promise<unknown>) =>
    plan.add(change, url, async () => void (await attempt(`${change} the webhook`, run)));
  if (found === undefined) {
    const data = { name: WEBHOOK_NAME, url, topics: TOPICS, filters, headers: [], active: true };
    step('create', () => client.webhook.create({}, data));
    return;
  }
  if (isRight(found, environmentId)) {
    plan.unchanged += 1;
    return;
  }
  const topics = [...new Set([...found.topics, ...TOPICS])];
  const data = { ...found, topics, filters, active: true };
  const params = { webhookDefinitionId: found.sys.id };
  step('update', () => client.webhook.update(params, data));
}

/** Switched on, told of at least our topics, and of this environment. */
function isRight({ active = true, topics, filters }: WebhookProps, environmentId: string): boolean {
  const told = (topic: string) =>
    topics.includes(topic) || topics.includes(`${topic.split('.')[0]}.*`) || topics.includes('*.*');
  const isFiltered = (filters ?? []).length > 0;
  return (
    active &&
    TOPICS.every(told) &&
    (!isFiltered || JSON.stringify(filters).includes(JSON.stringify(environmentId)))
  );
}

async function planSecret(
  plan: AreaPlan,
  { client }: ManagedSpace,
  settings: SiteSettings,
  { secret, replaceSecret }: Omit<WebhookOptions, 'url'>,
): Promise<void> {
  const ending = await readSecretEnding(client);
  if (ending !== null && secret?.endsWith(ending)) {
    settings.webhookSecret = secret;
    plan.unchanged += 1;
    return;
  }
  if (ending !== null && !replaceSecret) {
    plan.notes.push(
      `The space already signs its webhooks with a secret that ends in ${ending}: put that one into WEBHOOK_SECRET, or make a new one for all webhooks of the space with --replace-webhook-secret.`,
    );
    return;
  }
  plan.add(ending === null ? 'create' : 'replace', 'signing secret', async () => {
    const value = secret ?? makeSecret();
    await attempt('set the signing secret', () =>
      client.webhook.upsertSigningSecret({}, { value }),
    );
    settings.webhookSecret = value;
  });
}

async function readSecretEnding(client: ManagedSpace['client']): Promise<string | null> {
  try {
    const found = await attempt('read the signing secret', () =>
      client.webhook.getSigningSecret({}),
    );
    return found.redactedValue.slice(-4);
  } catch (error) {
    if ((error as ProvisionError).status === 404) return null;
    throw error;
  }
}

/** Exactly 64 characters of those that the service allows. */
function makeSecret(): string {
  return randomBytes(48).toString('base64url');
}
