/** Why a page shows built-in words instead of the owner's. */
export type FallbackReason = 'not-configured' | 'empty' | 'unavailable';

/**
 * What every load function answers. Outage, absence and "not configured" stay three different
 * things, to the page, to the status code and to the tests.
 *
 * - `live`: the content service (or the last good copy of its answer) had it.
 * - `fallback`: built-in words stand in, and why.
 * - `missing`: the service answered, and there is no such thing (404); `message` where the question named none.
 * - `failed`: nothing can be shown; `message` is fit for a visitor (503). `unusable`: it is there, and lacks something.
 */
export type Loaded<T> =
  | { status: 'live'; value: T }
  | { status: 'fallback'; value: T; reason: FallbackReason }
  | { status: 'missing'; message?: string }
  | { status: 'failed'; message: string; unusable?: true };

/** Whether the service was asked and gave no answer, with or without built-in words to show. */
export function isUnavailable(loaded: Loaded<unknown>): boolean {
  return (
    loaded.status === 'failed' || (loaded.status === 'fallback' && loaded.reason === 'unavailable')
  );
}

/**
 * Whether the owner has nothing to show here, as far as is known. An outage says nothing of that: a page that left search
 * indexes because of one would be long in coming back.
 * @param isThere what the value has to have; any value will do where it is left out
 */
export function isKnownMissing<T>(
  loaded: Loaded<T>,
  isThere: (value: T) => boolean = () => true,
): boolean {
  if (loaded.status === 'failed' || isUnavailable(loaded)) return false;
  return loaded.status === 'missing' || !isThere(loaded.value);
}

/** The value to show, live or built-in; null when there is none. */
export function valueOf<T>(loaded: Loaded<T>): T | null {
  return 'value' in loaded ? loaded.value : null;
}
