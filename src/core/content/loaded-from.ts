import { ContentNotConfiguredError, ContentUnavailableError } from './contentful/content-errors.ts';
import type { ContentReader } from './content-reader.ts';
import { toFailureReason } from './contentful/failure-words.ts';
import { asBuiltIn } from './locales/built-in-words.ts';
import type { FallbackReason, Loaded } from './loaded.ts';

/** Part 1 section 8, "Credentials missing". */
export const NOT_CONFIGURED = new ContentNotConfiguredError().message;

export type LoadedOptions<T> = {
  /** Built-in content, asked for only when needed; null when there is none for this case. */
  fallback?: (reason: FallbackReason) => T | null;
  /** The stated message of this question's failure; the reason is fit for a visitor. */
  failed?: (reason: string) => string;
  /** Whether it is known without the service that there is no such thing; asked when the service cannot say. */
  unlisted?: () => boolean;
};

/**
 * Asks the service and decides what the answer is: a value is live, null is nothing there, an error
 * is an outage. Nothing there is `missing`, unless built-in content stands in for an empty space.
 * Only the two errors that a reader names are handled; any other is a defect and surfaces.
 */
export async function loadedFrom<T>(
  reader: ContentReader,
  read: () => Promise<T | null>,
  {
    fallback = () => null,
    failed = (words) => `Contentful error: ${words}`,
    unlisted = () => false,
  }: LoadedOptions<T> = {},
): Promise<Loaded<T>> {
  const fallbackOr = (reason: FallbackReason, otherwise: Loaded<T>): Loaded<T> => {
    const value = fallback(reason);
    return value === null
      ? otherwise
      : { status: 'fallback', value: asBuiltIn(value, reader.language), reason };
  };
  // On a public site visitors hear nothing of credentials, so the page is missing.
  const notConfigured = () =>
    fallbackOr(
      'not-configured',
      reader.publicSite ? { status: 'missing' } : failure(NOT_CONFIGURED),
    );

  if (!reader.configured) return notConfigured();
  try {
    const value = await read();
    return value === null ? fallbackOr('empty', { status: 'missing' }) : { status: 'live', value };
  } catch (error) {
    if (error instanceof ContentNotConfiguredError) return notConfigured();
    if (error instanceof UnusableEntryError) return { ...failure(error.message), unusable: true };
    if (!(error instanceof ContentUnavailableError)) throw error;
    // The service is well and the space has no such type: nothing there, rather than an outage.
    if (error.kind === 'unknown-content-type') return fallbackOr('empty', { status: 'missing' });
    const otherwise = unlisted()
      ? ({ status: 'missing' } as const)
      : failure(failed(toFailureReason(error.kind)));
    return fallbackOr('unavailable', otherwise);
  }
}

/** Thrown by a `read` that found its entry and cannot show it; the message is fit for a visitor. */
export class UnusableEntryError extends Error {
  override readonly name = 'UnusableEntryError';
}

/** Nothing can be shown. */
function failure(message: string): { status: 'failed'; message: string } {
  return { status: 'failed', message };
}
