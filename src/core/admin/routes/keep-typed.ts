import { isRouteErrorResponse } from 'react-router';
import type { ActProblem } from '#admin/sections/act-form.tsx';

/**
 * For the `clientAction` of a screen with acts (act-form.tsx): where the server cannot be reached or fails, the screen stays
 * with all that is typed on it, and the act says that it was not done. Everything else is the server's answer.
 */
export async function keepTyped<T>(serverAction: () => Promise<T>): Promise<T | ActProblem> {
  try {
    return await serverAction();
  } catch (problem) {
    const isUnsent = isRouteErrorResponse(problem)
      ? problem.status >= 500
      : !(problem instanceof Response);
    if (isUnsent) return { isUnsent };
    throw problem;
  }
}
