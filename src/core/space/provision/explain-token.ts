import { isManagementToken } from '#content/contentful/configuration.ts';
import { ContentSource } from '#content/reading/content-source.server.ts';
import { PREVIEW_HOST } from '#content/contentful/service-hosts.ts';
import type { SiteSettings } from './site-settings.ts';

const HOW_TO_GET_ONE =
  'Make a management token under Settings > CMA tokens in Contentful; it begins with CFPAT-.';

/**
 * What kind of token it may be that the management API refuses. Asks the delivery services, which know
 * their own tokens; a token that looks like a management token is not shown to them.
 */
export async function explainToken(token: string, settings: SiteSettings): Promise<string> {
  if (isManagementToken(token)) {
    return `Contentful does not accept this management token: it is mistyped, expired or revoked. ${HOW_TO_GET_ONE}`;
  }
  const { deliveryHost, previewHost } = settings;
  if (await isAccepted(token, settings, deliveryHost)) {
    return `This is the space's delivery token, which can only read. ${HOW_TO_GET_ONE}`;
  }
  if (await isAccepted(token, settings, previewHost ?? PREVIEW_HOST)) {
    return `This is the space's preview token, which can only read. ${HOW_TO_GET_ONE}`;
  }
  return `Contentful does not accept this token, and it is no delivery or preview token of the space either. ${HOW_TO_GET_ONE}`;
}

async function isAccepted(
  deliveryToken: string,
  { spaceId, environmentId, insecure }: SiteSettings,
  host: string | null,
): Promise<boolean> {
  const credentials = { spaceId, environmentId, deliveryToken, previewToken: '', host, insecure };
  const source = new ContentSource({ credentials, snapshotDir: null, log: () => undefined });
  try {
    return (await source.testConnection()).ok;
  } finally {
    await source.close();
  }
}
