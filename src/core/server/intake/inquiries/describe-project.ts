import type { ContentReader } from '#content/contentful/content-reader.ts';
import type { TracedReader } from '#content/contentful/content-source.server.ts';
import { oneLanguage } from '#content/locales/language.ts';
import { loadLanguages } from '#content/locales/load-languages.server.ts';
import { baseOf, languageOf } from '#content/locales/page-language.ts';
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
import { englishWording, wordingFor } from '#copy/wordings.ts';
import { describeResult } from './describe-result.ts';
import { linesOf } from './project-text.ts';

/**
 * Puts a list, as an inquiry carries it, into words; null for none. Never fails: an inquiry is not lost for its list.
 * `language` is the code of the locale of the visitor's page.
 */
export type DescribeProject = (language: string, query: string) => Promise<StoredProject | null>;

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

/** Reads content in the language of a page. */
export type InquiryReader = ContentReader & Pick<TracedReader, 'speak'>;

/**
 * What an inquiry's list is stored as: the owner's words, and beside them those that the visitor read.
 * @param reader how content is read now; null as long as the site has not begun to read it
 */
export function createProjectDescriber(reader: () => InquiryReader | null): DescribeProject {
  return async (language, query) => {
    const { list } = parseProject(new URLSearchParams(query));
    if (isEmptyProject(list)) return null;
    const { machines, base } = await readMachines(reader, list, language);
    const project = toStoredProject(englishWording, list, machines);
    const wording = wordingFor(language);
    if (project === null || wording === englishWording) return project;
    const theirs = toStoredProject(wording, list, machines) ?? project;
    return { ...project, sent: linesOf(wording, theirs).join('\n'), base };
  };
}

/** The machines of a list in a language, under whose slugs they stand there, and the first part of its addresses. */
async function readMachines(
  reader: () => InquiryReader | null,
  list: ProjectList,
  language: string,
): Promise<{ machines: FoundMachines; base: string }> {
  try {
    const content = reader();
    const page = languageOf(language, content ? await loadLanguages(content) : oneLanguage());
    content?.speak(page);
    return { machines: await loadProjectMachines(content, list), base: baseOf(page.language) };
  } catch {
    return { machines: await loadProjectMachines(null, list), base: '' };
  }
}
