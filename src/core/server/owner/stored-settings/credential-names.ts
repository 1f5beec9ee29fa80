import type { SpaceCredentials } from './content-settings.ts';

/** The settings that can be entered in the owner's screen. Hosts are not among them: they can only come from the environment. */
export const CREDENTIAL_NAMES = [
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_ENVIRONMENT_ID',
  'CONTENTFUL_DELIVERY_TOKEN',
  'CONTENTFUL_PREVIEW_TOKEN',
  'CONTENTFUL_MANAGEMENT_TOKEN',
] as const;

export type CredentialName = (typeof CREDENTIAL_NAMES)[number];
export type CredentialChanges = Partial<Record<CredentialName, string>>;

export const CREDENTIAL_FIELDS = {
  CONTENTFUL_SPACE_ID: 'spaceId',
  CONTENTFUL_ENVIRONMENT_ID: 'environmentId',
  CONTENTFUL_DELIVERY_TOKEN: 'deliveryToken',
  CONTENTFUL_PREVIEW_TOKEN: 'previewToken',
  CONTENTFUL_MANAGEMENT_TOKEN: 'managementToken',
} as const satisfies Record<CredentialName, keyof SpaceCredentials>;

/** Whether a setting may be shown: ids are no secret, tokens are. */
export function isToken(name: CredentialName): boolean {
  return name.endsWith('_TOKEN');
}

export type CredentialFault =
  | 'not-an-id'
  | 'not-a-token'
  | 'management-token-here'
  | 'no-management-token';

// No dots alone, no slash, no at: an id becomes part of an address and must not lead it anywhere else.
const SPACE_ID = /^[A-Za-z0-9_-]{1,64}$/u;
const ENVIRONMENT_ID = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/u;
const TOKEN = /^[A-Za-z0-9._~-]{8,256}$/u;
const MANAGEMENT_PREFIX = 'CFPAT-';

/** Why a value cannot be one of this setting; null when it can. */
export function findCredentialFault(name: CredentialName, value: string): CredentialFault | null {
  if (name === 'CONTENTFUL_SPACE_ID') return SPACE_ID.test(value) ? null : 'not-an-id';
  if (name === 'CONTENTFUL_ENVIRONMENT_ID') return ENVIRONMENT_ID.test(value) ? null : 'not-an-id';
  if (!TOKEN.test(value)) return 'not-a-token';
  const isManagement = value.startsWith(MANAGEMENT_PREFIX);
  if (name === 'CONTENTFUL_MANAGEMENT_TOKEN') return isManagement ? null : 'no-management-token';
  return isManagement ? 'management-token-here' : null;
}
