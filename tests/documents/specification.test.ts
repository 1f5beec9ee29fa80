import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFaults } from '#tests/faults/all-faults.ts';
import { ROOT } from '#tools/runtime.mjs';

const SPECIFICATION = 'docs/specification';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const captures = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, capture]) => capture!);

/** Every text file, without what .gitignore leaves out, and what runs called their tests then. Git itself is not needed to run the tests. */
const ignored = captures(read('.gitignore'), /^(.+)\/$/gmu);
const files = globSync('**/*.{ts,tsx,js,mjs,css,py,md,yaml}', {
  cwd: ROOT,
  exclude: ['docs/test-runs.md', ...ignored.flatMap((folder) => [folder, `**/${folder}`])],
});

const known = new Set([
  ...[1, 2].flatMap((part) =>
    captures(read(`${SPECIFICATION}/part-${part}.md`), /^## (\d+)\. /gmu).map(
      (section) => `part ${part} section ${section}`,
    ),
  ),
  ...captures(
    read(`${SPECIFICATION}/content-model.md`).split('\n## Decisions\n')[1]!,
    /^(\d+)\. /gmu,
  ).map((number) => `decision ${number}`),
  ...allFaults.map(({ id }) => `fault ${id.split('-')[0]}`),
  ...captures(readdirSync(join(ROOT, 'docs/decisions')).join('\n'), /^(\d{3})-/gmu).map(
    (number) => `decision ${number}`,
  ),
]);

/** What a text refers to, also where a reference goes on in the next line of a comment. */
function referencesIn(text: string): string[] {
  const flow = text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/gu, ' ');
  const sections = [
    ...flow.matchAll(/part ([12]) sections? (\d+(?:(?:, | and )\d+)*)/giu),
    ...flow.matchAll(/([12]) (§\d+(?:, §\d+)*)/gu),
  ].flatMap(([, part, list]) =>
    list!.match(/\d+/gu)!.map((section) => `part ${part} section ${section}`),
  );
  const decisions = [
    ...flow.matchAll(/decisions? (?:records? )?(\d+(?:(?:, | and )\d+)*)/giu),
    ...flow.matchAll(/(?:decisions\/|\]\()(\d{3})\b/gu),
  ].flatMap(([, list]) => list!.match(/\d+/gu)!.map((number) => `decision ${number}`));
  const faults = captures(flow, / \(([A-EO]\d{1,2})\)/gu).map((id) => `fault ${id}`);
  return [...sections, ...decisions, ...faults];
}

describe('References to the specification, to decisions and to faults', () => {
  // Seen failing with a tenth section of part 1, decision number 29, files of decisions that are not there, and labels of no fault.
  it('lead to a section, decision or fault that exists', () => {
    const references = files.flatMap((file) =>
      referencesIn(read(file)).map((reference) => ({ file, reference })),
    );
    expect(references.length).toBeGreaterThan(300);
    expect(references.filter(({ reference }) => !known.has(reference))).toEqual([]);
  });
});
