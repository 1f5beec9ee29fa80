import type { ManagedSpace } from './managed-space.ts';
import { attempt } from './management-failure.ts';
import { PREVIEW_PATHS } from '../doctor/entry-pages.ts';
import type { ProvisionError } from './provision-error.ts';
import { emptyPlan } from './provision-plan.ts';
import type { AreaPlan } from './provision-plan.ts';

const PREVIEW_NAME = 'Website';

type PreviewConfiguration = {
  contentType: string;
  url: string;
  enabled: boolean;
  example?: boolean;
};

type PreviewEnvironment = {
  sys: { id: string; version: number };
  name: string;
  configurations: PreviewConfiguration[];
};

/**
 * The preview addresses: what “Open preview” beside an entry opens. The client has no method for them
 * and the reference does not list them, though Contentful's own editor and apps use this path; where a
 * plan refuses it, the note says what to enter by hand.
 */
export async function planPreview(
  { client, spaceId }: ManagedSpace,
  siteUrl: string | null,
): Promise<AreaPlan> {
  const plan = emptyPlan('Preview');
  if (siteUrl === null) return plan;
  const path = `/spaces/${spaceId}/preview_environments`;
  const wanted = Object.entries(PREVIEW_PATHS).map(([contentType, pagePath]) => ({
    contentType,
    url: `${siteUrl}${pagePath}`,
    enabled: true,
    example: false,
  }));
  const byHand = `Enter ${siteUrl}/… under Settings > Content preview by hand: this token or plan may not set preview addresses.`;
  const existing = await readPreviews(client, path);
  if (existing === null) {
    plan.notes.push(byHand);
    return plan;
  }
  const found = existing.find(({ name }) => name === PREVIEW_NAME);
  const write = async (run: () => Promise<unknown>) => {
    await attempt('set the preview addresses', run);
  };
  if (found === undefined) {
    const description = 'Opens the entry on the website.';
    const data = { name: PREVIEW_NAME, description, configurations: wanted };
    const run = () => write(() => client.raw.post(path, data));
    plan.add('create', siteUrl, run);
    return plan;
  }
  const configurations = withWanted(found.configurations, wanted);
  if (configurations === null) {
    plan.unchanged += 1;
    return plan;
  }
  const { sys, ...present } = found;
  const headers = { 'X-Contentful-Version': sys.version };
  const run = () =>
    write(() => client.raw.put(`${path}/${sys.id}`, { ...present, configurations }, { headers }));
  plan.add('update', siteUrl, run);
  return plan;
}

/** The present addresses with ours set; null when they are there already. Switched off stays off. */
function withWanted(
  present: readonly PreviewConfiguration[],
  wanted: readonly PreviewConfiguration[],
): PreviewConfiguration[] | null {
  const byType = new Map(present.map((item) => [item.contentType, item]));
  let changed = false;
  for (const item of wanted) {
    const before = byType.get(item.contentType);
    if (before?.url === item.url || before?.enabled === false) continue;
    byType.set(item.contentType, { ...before, ...item });
    changed = true;
  }
  return changed ? [...byType.values()] : null;
}

async function readPreviews(
  client: ManagedSpace['client'],
  path: string,
): Promise<PreviewEnvironment[] | null> {
  try {
    const params = { limit: 100 };
    const page = await attempt('read the preview addresses', () =>
      client.raw.get<{ items: PreviewEnvironment[] }>(path, { params }),
    );
    return page.items;
  } catch (error) {
    const { status } = error as ProvisionError;
    if (status === 403 || status === 404) return null;
    throw error;
  }
}
