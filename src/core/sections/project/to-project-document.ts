import type { DocumentBlock } from '#content/documents/document-block.ts';
import { resultHref } from '#content/project/project-list.ts';
import type { StoredProject, StoredResult } from '#content/project/stored-project.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { projectListWords } from '#copy/en/project-list-words.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { fill, type Wording } from '#copy/wording.ts';

/**
 * A project list as the blocks of a document: the address of the list, each machine with its quantity, picture and page,
 * each result with its lines, inputs, address and the version of its formulas, and what was left out.
 * @param options `absolute` makes the address of a path in the language of the list; `pictures` by the machine's slug, null for a machine without one
 */
export function toProjectDocument<Picture>(
  wording: Wording,
  { query, machines, sums, results }: StoredProject,
  {
    absolute,
    left,
    pictures,
  }: {
    absolute: (path: string) => string;
    left: readonly string[];
    pictures: ReadonlyMap<string, Picture | null>;
  },
): (DocumentBlock | Picture)[] {
  const words = wording.of(projectWords);
  const { machine } = wording.of(projectListWords);
  const link = (path: string): DocumentBlock => {
    const url = absolute(path);
    return { kind: 'link', text: url, url };
  };
  return [
    { kind: 'paragraph', text: words.pdf.address },
    link(`/project?${query}`),
    ...(machines.length === 0 ? [] : [heading(words.machines.title)]),
    ...machines.flatMap(({ slug, title, quantity }): (DocumentBlock | Picture)[] => {
      const picture = pictures.get(slug);
      return [
        heading(fill(machine, { title, quantity }), 3),
        ...(picture ? [picture] : []),
        link(machineHref(slug)),
      ];
    }),
    ...(sums.length === 0
      ? []
      : [heading(words.sums.title), { kind: 'facts', rows: sums } satisfies DocumentBlock]),
    ...(results.length === 0 ? [] : [heading(words.results.title)]),
    ...results.flatMap((result) => [...resultBlocks(wording, result), link(resultHref(result))]),
    ...(left.length === 0
      ? []
      : [heading(words.left.title), { kind: 'list', items: [...left] } satisfies DocumentBlock]),
  ];
}

function heading(text: string, level: 2 | 3 = 2): DocumentBlock {
  return { kind: 'heading', level, text };
}

function resultBlocks(
  wording: Wording,
  { title, formulaVersion, lines, inputs }: StoredResult,
): DocumentBlock[] {
  const words = wording.of(projectWords);
  return [
    heading(title, 3),
    { kind: 'paragraph', text: fill(words.formulaVersion, { version: formulaVersion }) },
    { kind: 'facts', rows: lines },
    { kind: 'paragraph', text: words.inputs },
    { kind: 'facts', rows: inputs },
  ];
}
