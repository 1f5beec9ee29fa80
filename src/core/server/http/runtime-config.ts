import { Hono } from 'hono';
import type { ContentSettings } from '#server/owner/owner.ts';

const RUNTIME_CONFIG_PATH = '/api/runtime-config';

type RuntimeConfig = {
  CONTENTFUL_SPACE_ID: string;
  CONTENTFUL_ENVIRONMENT_ID: string;
  CONTENTFUL_DELIVERY_TOKEN: 'set' | 'missing';
  CONTENTFUL_PREVIEW_TOKEN: 'set' | 'missing';
  CONTENTFUL_MANAGEMENT_TOKEN: 'set' | 'missing';
};

/**
 * `GET /api/runtime-config` with the five keys of part 1 section 7. The browser never calls the content service, so of
 * a token it learns no more than that it is there (content-model decision 2).
 */
export function runtimeConfigRoute(settings: { content: ContentSettings }): Hono {
  const routes = new Hono();
  routes.get(RUNTIME_CONFIG_PATH, (c) => {
    const { spaceId, environmentId, deliveryToken, previewToken, managementToken } =
      settings.content.credentials;
    const stateOf = (token: string) => (token === '' ? 'missing' : 'set');
    const config: RuntimeConfig = {
      CONTENTFUL_SPACE_ID: spaceId,
      CONTENTFUL_ENVIRONMENT_ID: environmentId,
      CONTENTFUL_DELIVERY_TOKEN: stateOf(deliveryToken),
      CONTENTFUL_PREVIEW_TOKEN: stateOf(previewToken),
      CONTENTFUL_MANAGEMENT_TOKEN: stateOf(managementToken),
    };
    return c.json(config, 200, { 'Cache-Control': 'no-store' });
  });
  return routes;
}
