import type { ContentReader } from '#content/content-reader.ts';
import type { TracedReader } from '#content/reading/content-source.server.ts';
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
import { linesOf } from './project-text.ts';
import { describeResults } from './results.ts';

/**
 * Puts a list, as an inquiry carries it, into words; null for none. Never fails: an inquiry is not lost for its list.
 * `language` is the code of the locale of the visitor's page.
 */
export type DescribeProject = (language: string, query: string) => Promise<StoredProject | null>;

/**
 * A list in words, with the results worked out anew. What the site does not have is left out; while content cannot be
 * read, machines go by their slugs.
 * @param reader null where content is not read yet
 */
export async function toStoredProject(
  wording: Wording,
  list: ProjectList,
  machines: FoundMachines,
  reader: ContentReader | null,
): Promise<StoredProject | null> {
  const results = await describeResults(wording, list.results, reader);
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
    const describe = async (content: InquiryReader | null, base: string) => {
      const machines = await loadProjectMachines(content, list);
      const project = await toStoredProject(englishWording, list, machines, content);
      const wording = wordingFor(language);
      if (project === null || wording === englishWording) return project;
      const theirs = (await toStoredProject(wording, list, machines, content)) ?? project;
      return { ...project, sent: linesOf(wording, theirs).join('\n'), base };
    };
    try {
      const content = reader();
      // Under whose slugs the machines stand there.
      const page = languageOf(language, content ? await loadLanguages(content) : oneLanguage());
      content?.speak(page);
      return await describe(content, baseOf(page.language));
    } catch {
      return await describe(null, '');
    }
  };
}
