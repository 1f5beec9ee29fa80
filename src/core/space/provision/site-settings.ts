import { toServiceHost } from '#content/contentful/service-hosts.ts';
import type { ProvisionFlags } from './parse-provision-flags.ts';

/** What the site needs to know of a space; a run fills in the tokens and the secret as it makes them. */
export type SiteSettings = {
  siteUrl: string | null;
  spaceId: string;
  environmentId: string;
  /** Null for Contentful's own. */
  deliveryHost: string | null;
  previewHost: string | null;
  /** Plain HTTP to the two of them. */
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
  const delivery = toServiceHost(deliveryHost ?? '');
  return {
    siteUrl,
    spaceId: target.spaceId,
    environmentId: target.environmentId,
    deliveryHost: delivery.host || null,
    previewHost,
    insecure: target.insecure || delivery.insecure,
    deliveryToken: null,
    previewToken: null,
    webhookSecret: null,
  };
}

/** The settings by the names under which the site reads them; unknown ones are left out. */
export function toEnvironment(settings: SiteSettings): [name: string, value: string][] {
  const { deliveryHost, insecure } = settings;
  const pairs: [string, string | null][] = [
    ['CONTENT_SOURCE', 'contentful'],
    ['CONTENTFUL_SPACE_ID', settings.spaceId],
    ['CONTENTFUL_ENVIRONMENT_ID', settings.environmentId],
    ['CONTENTFUL_DELIVERY_TOKEN', settings.deliveryToken],
    ['CONTENTFUL_PREVIEW_TOKEN', settings.previewToken],
    ['WEBHOOK_SECRET', settings.webhookSecret],
    ['CONTENTFUL_HOST', deliveryHost && insecure ? `http://${deliveryHost}` : deliveryHost],
    ['CONTENTFUL_PREVIEW_HOST', settings.previewHost],
    ['SITE_URL', settings.siteUrl],
  ];
  return pairs.filter((pair): pair is [string, string] => pair[1] !== null);
}
