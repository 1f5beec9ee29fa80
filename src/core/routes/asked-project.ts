import type { ContentReader } from '#content/content-reader.ts';
import { loadProjectMachines } from '#content/project/load-project-machines.server.ts';
import {
  isEmptyProject,
  parseProject,
  PROJECT_LIMITS,
  projectOfAddress,
  resultHref,
  type ParsedProject,
  type ProjectList,
} from '#content/project/project-list.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { toStoredProject } from '#server/intake/intake.ts';

const ADDRESS_SHOWN_MAX = 500;

type Asked = {
  parsed: ParsedProject;
  /** An address that was pasted and leads to nothing that can be added; '' for none. */
  address: string;
};

/** The list that the query of `/project` or `/project.pdf` names, with what a pasted address adds to it (`add`). */
export function parseAsked(search: URLSearchParams): Asked {
  const pasted = (search.get('add') ?? '').slice(0, ADDRESS_SHOWN_MAX).trim();
  const added = pasted === '' ? null : projectOfAddress(pasted);
  if (!added) return { parsed: parseProject(search), address: pasted };
  return { parsed: parseProject(withAdded(search, added)), address: '' };
}

function withAdded(search: URLSearchParams, { machines, results }: ProjectList): URLSearchParams {
  const both = new URLSearchParams(search);
  for (const { slug, quantity } of machines) both.append('machine', `${slug}:${quantity}`);
  for (const { tool, query } of results) both.append('tool', `${tool}:${query}`);
  return both;
}

/**
 * Looks up the machines of a list and works its results out anew.
 * @returns `stored` is null when nothing of the list is there; `left` says what is left out, a sentence each; `status`
 *   is 400 for what has to be corrected, 404 where nothing that was asked for is there
 */
export async function readAskedProject(
  wording: Wording,
  reader: ContentReader,
  { parsed, address }: Asked,
) {
  const machines = await loadProjectMachines(reader, parsed.list);
  const stored = await toStoredProject(wording, parsed.list, machines, reader);
  const left = leftOut(wording, parsed, machines.missing, new Set(stored?.results.map(resultHref)));
  const isRefused = parsed.refused.length > 0 || address !== '';
  const isMissing = (stored === null || isEmptyProject(stored)) && left.length > 0;
  const status: 200 | 400 | 404 = isRefused ? 400 : isMissing ? 404 : 200;
  return { machines: machines.found, stored, left, status };
}

/** @param shown the results that are shown, by their addresses */
function leftOut(
  wording: Wording,
  { list, unreadable, beyond }: ParsedProject,
  missing: readonly string[],
  shown: ReadonlySet<string>,
): string[] {
  const words = wording.of(projectWords);
  return [
    ...missing.map((slug) => fill(words.left.missing, { slug })),
    ...unreadable.map((text) => fill(words.left.unreadable, { text })),
    ...list.results
      .map(resultHref)
      .filter((address) => !shown.has(address))
      .map((address) => fill(words.left.result, { address })),
    ...(beyond === 0
      ? []
      : [
          fill(words.left.beyond, {
            count: beyond,
            machines: PROJECT_LIMITS.machines,
            results: PROJECT_LIMITS.results,
          }),
        ]),
  ];
}
