import { ContentUnavailableError } from '../contentful/content-errors.ts';

/** An answer that a page can do without: null where it cannot be read. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null;
    throw error;
  }
}
