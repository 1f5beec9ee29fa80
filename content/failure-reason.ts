import { ContentNotConfiguredError, type ContentFailureKind } from './contentful/content-errors.ts';

/** The four reasons that part 2 section 8 words, and its word for all others. */
export const INVALID_CREDENTIALS = 'Invalid Contentful space or access token';
export const UNKNOWN_CONTENT_TYPE = 'Content type not found in Contentful';
export const UNKNOWN_ENTRY = 'Content entry not found in Contentful';
export const NETWORK_ERROR = 'Network error while connecting to Contentful';
export const UNKNOWN_ERROR = 'An unknown error occurred';

/** Part 1 section 8, "Credentials missing". */
export const NOT_CONFIGURED = new ContentNotConfiguredError().message;

/** What a visitor may read about a failure; the full error stays in the log. */
export function failureReason(kind: ContentFailureKind): string {
  switch (kind) {
    case 'unauthorised':
    case 'space-not-found':
      return INVALID_CREDENTIALS;
    case 'unknown-content-type':
      return UNKNOWN_CONTENT_TYPE;
    case 'invalid-answer':
      return UNKNOWN_ERROR;
    case 'rate-limited':
    case 'timeout':
    case 'network':
    case 'server-error':
    case 'circuit-open':
      return NETWORK_ERROR;
  }
}

/** 'Contentful error: {reason}' (part 2 section 8). */
export function contentfulError(reason: string): string {
  return `Contentful error: ${reason}`;
}
