/** A line of a list, as it was written, and why it cannot be used. */
type LineProblem = { line: string; reason: string };

export type ReadLines<T> = { lines: T[]; problems: LineProblem[] };

const MAX_LINES = 300;
const MAX_LINE_CHARACTERS = 400;

/**
 * Reads an owner's list, one line for each thing. A line that cannot be used is reported and costs only itself.
 * @param read what a line says, or the reason why it says nothing
 */
export function readLines<T>(text: string, read: (line: string) => T | string): ReadLines<T> {
  const given = text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const lines: T[] = [];
  const problems: LineProblem[] = given
    .slice(MAX_LINES)
    .slice(0, 1)
    .map((line) => ({ line, reason: `a list has at most ${MAX_LINES} lines` }));
  for (const line of given.slice(0, MAX_LINES)) {
    const found =
      line.length > MAX_LINE_CHARACTERS
        ? `a line has at most ${MAX_LINE_CHARACTERS} characters`
        : read(line);
    if (typeof found === 'string') problems.push({ line, reason: found });
    else lines.push(found);
  }
  return { lines, problems };
}
