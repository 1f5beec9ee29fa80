import type { ProvisionFlags } from './parse-provision-flags.ts';

/** What the site needs to know of a space; a run fills in the tokens and the secret as it makes them. */
export type SiteSettings = {
  siteUrl: string | null;
  spaceId: string;
  environmentId: string;
  /** Null for Contentful's own. */
  deliveryHost: string | null;
  previewHost: string | null;
  insecure: boolean;
  deliveryToken: string | null;
  previewToken: string | null;
  webhookSecret: string | null;
};

/** What is known of the space before the run. */
export function newSettings({
  target,
  deliveryHost,
  previewHost,
  siteUrl,
}: ProvisionFlags): SiteSettings {
  return {
    siteUrl,
    spaceId: target.spaceId,
    environmentId: target.environmentId,
    deliveryHost: deliveryHost ?? null,
    previewHost,
    insecure: target.insecure,
    deliveryToken: null,
    previewToken: null,
    webhookSecret: null,
  };
}

/** The settings by the names under which the site reads them; unknown ones are left out. */
export function toEnvironment(settings: SiteSettings): [name: string, value: string][] {
  const pairs: [string, string | null][] = [
    ['CONTENT_SOURCE', 'contentful'],
    ['CONTENTFUL_SPACE_ID', settings.spaceId],
    ['CONTENTFUL_ENVIRONMENT_ID', settings.environmentId],
    ['CONTENTFUL_DELIVERY_TOKEN', settings.deliveryToken],
    ['CONTENTFUL_PREVIEW_TOKEN', settings.previewToken],
    ['WEBHOOK_SECRET', settings.webhookSecret],
    ['CONTENTFUL_HOST', settings.deliveryHost],
    ['CONTENTFUL_PREVIEW_HOST', settings.previewHost],
    ['CONTENTFUL_INSECURE', settings.insecure && settings.deliveryHost !== null ? 'true' : null],
    ['SITE_URL', settings.siteUrl],
  ];
  return pairs.filter((pair): pair is [string, string] => pair[1] !== null);
}
