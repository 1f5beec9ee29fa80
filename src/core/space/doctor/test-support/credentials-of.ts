import type { ContentCredentials } from '#content/contentful/configuration.ts';

/** The part of a running local service that says how to reach it. */
type LocalService = {
  spaceId: string;
  environment: string;
  deliveryToken: string;
  previewToken: string;
  host: string;
  previewHost: string;
};

/** What opens the space of a local service. */
export function credentialsOf({ environment, ...service }: LocalService): ContentCredentials {
  const { spaceId, deliveryToken, previewToken, host, previewHost } = service;
  return {
    spaceId,
    environmentId: environment,
    deliveryToken,
    previewToken,
    host,
    previewHost,
    insecure: true,
  };
}
