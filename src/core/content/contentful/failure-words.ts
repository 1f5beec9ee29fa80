import type { ContentFailureKind } from './content-errors.ts';

const ACCESS = 'Invalid Contentful space or access token';
const NETWORK = 'Network error while connecting to Contentful';
const AWAY = 'Contentful is not available at the moment';

/** The reasons of part 2 section 8; where it names none, words of our own. Fit for a visitor. */
const REASONS: Record<ContentFailureKind, string> = {
  unauthorised: ACCESS,
  'space-not-found': ACCESS,
  'unknown-content-type': 'Content type not found in Contentful',
  network: NETWORK,
  timeout: NETWORK,
  'rate-limited': 'Contentful is receiving too many requests at the moment',
  'server-error': AWAY,
  // It was left alone for failures of any kind.
  'circuit-open': AWAY,
  'invalid-answer': 'Contentful gave an answer that could not be read',
  'client-failed': 'Failed to initialize Contentful client',
};

export const CLIENT_FAILED_NOTICE = 'Failed to initialize Contentful client';
export const REFRESH_FAILED = 'Failed to refresh Contentful connection';

/** The connection test's messages (part 1 section 8). */
export const CONNECTION_TEST_WORDS = {
  unauthorised: 'Authentication failed. Please check your Contentful Delivery Token.',
  spaceNotFound: 'Space not found. Please check your Contentful Space ID.',
  other: 'Failed to connect to Contentful. Please check your credentials.',
};

/** Why content could not be read, without a prefix. */
export function toFailureReason(kind: ContentFailureKind): string {
  return REASONS[kind];
}

/** What the owner of the space is told of a field that the site asks by and its type lacks. */
export function toLackingReason(contentType: string, field: string): string {
  return `The content type "${contentType}" has no field "${field}" that can be asked by, so its lists are in another order or incomplete; add it, or give the field that holds this the id "${field}"`;
}

/** 'Failed to {fetch} {technology|technologies} ({id}): {reason}' (part 2 section 8). */
export function toAdapterFailure(act: string, noun: string, id: string | null, reason: string) {
  return `Failed to ${act} ${noun}${id === null ? '' : ` (${id})`}: ${reason}`;
}
