import { storedProjectPath } from '#content/project/stored-project-path.ts';
import { parseStoredProject, type StoredProject } from '#content/project/stored-project.ts';
import { projectListWords } from '#copy/en/project-list-words.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { fill, type Wording } from '#copy/wording.ts';

/**
 * A stored list as lines of text: each machine with its quantity, each result with its inputs and the version of its
 * formulas.
 * @param stored the column `project` of an inquiry
 * @returns '' for an inquiry without a list
 */
export function projectText(wording: Wording, stored: string): string {
  const project = parseStoredProject(stored);
  return project === null ? '' : linesOf(wording, project).join('\n');
}

/** A list in words, a line each. */
export function linesOf(wording: Wording, { machines, sums, results }: StoredProject): string[] {
  const words = wording.of(projectWords);
  const { machine } = wording.of(projectListWords);
  return [
    ...machines.map(({ title, quantity }) => fill(machine, { title, quantity })),
    ...sums.map(({ name, value }) => `${name}: ${value}`),
    ...results.flatMap(({ title, formulaVersion, inputs, lines }) => [
      `${title} (${fill(words.formulaVersion, { version: formulaVersion })})`,
      ...lines.map(({ name, value }) => `  ${name}: ${value}`),
      `  ${words.inputs}:`,
      ...inputs.map(({ name, value }) => `    ${name}: ${value}`),
    ]),
  ];
}

/** The same in the words that the visitor read. @param wording of the visitor, for lists that hold none of those words */
export function visitorsProjectText(wording: Wording, stored: string): string {
  return parseStoredProject(stored)?.sent ?? projectText(wording, stored);
}

/** The page that shows a stored list as the formulas and machines are now; null for an inquiry without one. */
export function projectAddress(stored: string, siteUrl: string): string | null {
  const project = parseStoredProject(stored);
  return project && siteUrl + storedProjectPath(project);
}

/** What is shown of a list beside a form: its query and a line for each thing on it. */
export function toShownProject(
  wording: Wording,
  { query, machines, sums, results }: StoredProject,
) {
  const { machine } = wording.of(projectListWords);
  return {
    query,
    lines: [
      ...machines.map(({ title, quantity }) => fill(machine, { title, quantity })),
      ...sums.map(({ name, value }) => `${name}: ${value}`),
      ...results.map(({ title }) => title),
    ],
  };
}
