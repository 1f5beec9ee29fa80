import type { EntryPage } from '../contentful/contentful-answer.ts';
import { ContentUnavailableError } from '../contentful/content-errors.ts';

/** What the service answers, or something else for a space without the content type: nothing there, and no outage. */
export async function ifTypeExists<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const noSuchType =
      error instanceof ContentUnavailableError && error.kind === 'unknown-content-type';
    if (noSuchType) return otherwise;
    throw error;
  }
}

/** A list of a type that the space has nothing of. */
export const NO_ENTRIES: EntryPage = {
  items: [],
  total: 0,
  links: { entry: () => undefined, asset: () => undefined },
};
