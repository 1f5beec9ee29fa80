/** No space id or delivery token: built-in content stands in. */
export class ContentNotConfiguredError extends Error {
  override readonly name = 'ContentNotConfiguredError';
  constructor() {
    super(
      'Contentful is not configured. Please set your Space ID and Delivery Token in the environment variables.',
    );
  }
}

/** Why the service gave no usable answer. */
export type ContentFailureKind =
  | 'unauthorised'
  | 'space-not-found'
  | 'unknown-content-type'
  | 'rate-limited'
  | 'timeout'
  | 'network'
  | 'server-error'
  | 'invalid-answer'
  | 'circuit-open'
  /** The client could not be built, or refused the question before asking. */
  | 'client-failed';

/** The service could not be read and no earlier good answer was kept. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  readonly kind: ContentFailureKind;
  constructor(kind: ContentFailureKind, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}
