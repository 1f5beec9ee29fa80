import type { ContentSettings } from './content-settings.ts';
import type { SpaceCredentials } from './content-settings.ts';
import { CREDENTIAL_FIELDS, CREDENTIAL_NAMES, type CredentialChanges } from './credential-names.ts';

/** The credentials of the environment, and stored ones where it sets none. */
export function mergeCredentials(
  base: ContentSettings,
  values: CredentialChanges,
): SpaceCredentials {
  const merged = { ...base.credentials };
  for (const name of CREDENTIAL_NAMES) {
    const value = values[name];
    if (value !== undefined && !base.fromEnvironment.includes(name))
      merged[CREDENTIAL_FIELDS[name]] = value;
  }
  return merged;
}

/** Whether CONTENT_SOURCE asks for something else than a space: then stored credentials have no effect. */
export function isElsewhere({ asked, source }: ContentSettings): boolean {
  return asked && source !== 'contentful';
}

/**
 * Where content comes from once stored credentials are counted in.
 * @param base what the environment alone says
 */
export function decideContent(base: ContentSettings, values: CredentialChanges): ContentSettings {
  const credentials = mergeCredentials(base, values);
  const missing = [
    ...(credentials.spaceId === '' ? ['CONTENTFUL_SPACE_ID'] : []),
    ...(credentials.deliveryToken === '' ? ['CONTENTFUL_DELIVERY_TOKEN'] : []),
  ];
  if (isElsewhere(base)) return { ...base, missing };
  if (missing.length > 0) return { ...base, credentials, missing };
  const reason =
    base.missing.length === 0 ? base.reason : 'its credentials were entered in the admin area';
  return { ...base, source: 'contentful', reason, credentials, missing };
}
