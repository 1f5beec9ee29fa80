import type { ContentReader } from '#content/contentful/content-reader.ts';
import {
  loadProjectMachines,
  type FoundMachines,
} from '#content/project/load-project-machines.server.ts';
import {
  isEmptyProject,
  parseProject,
  projectQuery,
  type ProjectList,
} from '#content/project/project-list.ts';
import type { StoredProject } from '#content/project/stored-project.ts';
import { projectSumLines } from '#copy/project-sums-text.ts';
import type { Wording } from '#copy/wording.ts';
import { describeResult } from './describe-result.ts';

/** Puts a list, as an inquiry carries it, into words; null for none. Never fails: an inquiry is not lost for its list. */
export type DescribeProject = (wording: Wording, query: string) => Promise<StoredProject | null>;

/**
 * A list in words, with the results worked out anew. What the site does not have is left out; while content cannot be
 * read, machines go by their slugs.
 */
export function toStoredProject(
  wording: Wording,
  list: ProjectList,
  machines: FoundMachines,
): StoredProject | null {
  const results = list.results.flatMap(
    (asked) => describeResult(wording, asked, machines.catalogue, machines.paybackFirst) ?? [],
  );
  const { units } = list;
  const kept: ProjectList = { machines: machines.found, results, ...(units && { units }) };
  if (isEmptyProject(kept)) return null;
  return {
    query: projectQuery(kept),
    machines: machines.found.map(({ slug, title, quantity }) => ({ slug, title, quantity })),
    sums: projectSumLines(wording, machines.found, units ?? 'metric'),
    results,
  };
}

/** @param reader how content is read now; null as long as the site has not begun to read it */
export function createProjectDescriber(reader: () => ContentReader | null): DescribeProject {
  return async (wording, query) => {
    const { list } = parseProject(new URLSearchParams(query));
    if (isEmptyProject(list)) return null;
    return toStoredProject(wording, list, await readMachines(reader, list));
  };
}

async function readMachines(
  reader: () => ContentReader | null,
  list: ProjectList,
): Promise<FoundMachines> {
  try {
    return await loadProjectMachines(reader(), list);
  } catch {
    return loadProjectMachines(null, list);
  }
}
