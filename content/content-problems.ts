/** An entry that the space holds and the pages cannot show as it is. */
export type ContentProblem = { entryId: string; reason: string };

const MAX_REMEMBERED_PROBLEMS = 500;
const seen = new Map<string, ContentProblem>();
const listeners = new Set<(problem: ContentProblem) => void>();

/** Remembers a problem; listeners hear of each one once, since lists are read over and over. */
export function recordContentProblem(problem: ContentProblem): void {
  const key = `${problem.entryId} ${problem.reason}`;
  if (seen.has(key) || seen.size >= MAX_REMEMBERED_PROBLEMS) return;
  seen.set(key, problem);
  for (const listener of listeners) listener(problem);
}

/** Every problem met since the start, the first five hundred. */
export function listContentProblems(): ContentProblem[] {
  return [...seen.values()];
}

/** Calls back for each new problem, for the log; the answer stops it. */
export function onContentProblem(listener: (problem: ContentProblem) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
