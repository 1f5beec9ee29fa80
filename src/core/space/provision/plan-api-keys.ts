import type { ApiKeyProps } from 'contentful-management';
import { listAll } from './list-all.ts';
import type { ManagedSpace } from './managed-space.ts';
import { attempt } from './management-failure.ts';
import { emptyPlan } from './provision-plan.ts';
import type { AreaPlan } from './provision-plan.ts';
import type { SiteSettings } from './site-settings.ts';

/** By this name the key is found again. */
const API_KEY_NAME = 'Website';

/** The key with which the site reads; Contentful makes the preview key together with the delivery key. */
export async function planApiKeys(space: ManagedSpace, settings: SiteSettings): Promise<AreaPlan> {
  const { client, environmentId } = space;
  const plan = emptyPlan('API keys');
  const keys = await listAll('API keys', ({ skip, limit }) =>
    client.apiKey.getMany({ query: { skip, limit } }),
  );
  const found = keys.find((key) => key.name === API_KEY_NAME);
  const environment = {
    sys: { type: 'Link' as const, linkType: 'Environment' as const, id: environmentId },
  };
  const step = (change: string, write: () => Promise<ApiKeyProps>) =>
    plan.add(change, API_KEY_NAME, async () =>
      readTokens(space, await attempt(`${change} the API key`, write), settings),
    );

  if (found === undefined) {
    const description = 'Reads published content and drafts for the website.';
    const data = { name: API_KEY_NAME, description, environments: [environment] };
    step('create', () => client.apiKey.create({}, data));
  } else if (!found.environments.some(({ sys }) => sys.id === environmentId)) {
    const environments = [...found.environments, environment];
    step('extend', () =>
      client.apiKey.update({ apiKeyId: found.sys.id }, { ...found, environments }),
    );
  } else {
    plan.unchanged += 1;
    await readTokens(space, found, settings);
  }
  return plan;
}

async function readTokens(
  { client }: ManagedSpace,
  key: ApiKeyProps,
  settings: SiteSettings,
): Promise<void> {
  settings.deliveryToken = key.accessToken;
  const previewApiKeyId = key.preview_api_key.sys.id;
  const preview = await attempt('read the preview key', () =>
    client.previewApiKey.get({ previewApiKeyId }),
  );
  settings.previewToken = preview.accessToken;
}
