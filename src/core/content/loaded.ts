/** Why a page shows built-in words instead of the owner's. */
export type FallbackReason = 'not-configured' | 'empty' | 'unavailable';

/**
 * Why a list is empty although the service answered: nothing of the kind is published, nothing published can be used (the
 * type or its fields are not as they are read), or all that could be is hidden.
 */
export type NoneShown = 'none-published' | 'none-usable' | 'none-visible';

/**
 * What every load function answers. Outage, absence and "not configured" stay three different
 * things, to the page, to the status code and to the tests.
 *
 * - `live`: the content service (or the last good copy of its answer) had it; `none` where a list is empty.
 * - `fallback`: built-in words stand in, and why.
 * - `missing`: the service answered, and there is no such thing (404); `message` where the question named none.
 * - `failed`: nothing can be shown; `message` is fit for a visitor (503). `unusable`: it is there, and lacks something.
 */
export type Loaded<T> =
  | { status: 'live'; value: T; none?: NoneShown }
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

/** Which kind of nothing a list shows; null where it shows something, or where nobody knows. */
export function noneShown(loaded: Loaded<unknown>): NoneShown | null {
  if (loaded.status === 'fallback' && loaded.reason === 'empty') return 'none-published';
  return (loaded.status === 'live' && loaded.none) || null;
}

/** The value to show, live or built-in; null when there is none. */
export function valueOf<T>(loaded: Loaded<T>): T | null {
  return 'value' in loaded ? loaded.value : null;
}
