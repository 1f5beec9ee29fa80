import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import NODE_FLAGS from '#server/node-flags.json' with { type: 'json' };
import { allFaults } from '#tests/faults/all-faults.ts';
import { ROOT } from '#tools/runtime.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Paths of the project that a document names between backticks, such as `docs/asvs.md`. */
function namedFiles(text: string): string[] {
  const names = [...text.matchAll(/`([\w./-]+\/[\w./-]*[\w-]|[\w-]*\.(?:yaml|ts|md|json))`/gu)];
  const ownFolders = /^(?:deploy|docs|packages|pictures|public|src|tests|tools)\//u;
  return names
    .map(([, name = '']) => name)
    .filter((name) => ownFolders.test(name) || /^[\w-]+\.(?:yaml|md)$/u.test(name));
}

describe.each(
  'docs/asvs docs/threat-model docs/operations docs/guides/change-the-look docs/guides/upgrade-react SECURITY ARCHITECTURE CONTRIBUTING README'
    .split(' ')
    .map((name) => `${name}.md`),
)('%s', (path) => {
  it('names only files that are there', () => {
    const names = namedFiles(read(path));
    expect(names.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});

/** The cells of the rows of a document's tables, without their heads. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (.*) \|$/gmu)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );

describe('The table of ASVS items', () => {
  const rows = rowsOf(read('docs/asvs.md'));

  it('names a file for every chapter, a reason for every exception, and no item twice', () => {
    const chapters = rows.filter(([chapter]) => /^V\d/u.test(chapter!));
    expect(chapters.length).toBeGreaterThan(13);
    expect(chapters.filter(([, , shown]) => namedFiles(shown ?? '').length === 0)).toEqual([]);
    const exceptions = rows.filter(([item]) => /^\d/u.test(item!));
    expect(exceptions.filter(([, reason = '']) => reason.length < 40)).toEqual([]);
    const items = exceptions.flatMap(([item]) => item!.split(', '));
    expect(items.filter((item, index) => items.indexOf(item) !== index)).toEqual([]);
  });
});

// Seen failing with C55, which is no fault.
it.each(['docs/asvs.md', 'docs/threat-model.md'])(
  '%s names only faults that are tested',
  (path) => {
    const known = new Set(allFaults.map(({ id }) => id.split('-')[0]));
    const lines = read(path).split('\n');
    const untried = lines.flatMap((line) =>
      [...line.matchAll(/\b[A-E]\d{1,2}\b/gu)]
        .map(([id]) => id)
        .filter((id) => !known.has(id))
        .filter((id) => !namedFiles(line).some((name) => read(name).includes(id))),
    );
    expect(lines.join(' ')).toMatch(/\b[A-E]\d{1,2}\b/u);
    expect(untried).toEqual([]);
  },
);

describe('The flags of Node in src/core/server/node-flags.json', () => {
  it.each(['Dockerfile', 'deploy/vending-site.service'])('are those of %s', (path) => {
    const start = /^(?:CMD|ExecStart=).*server\.ts.*$/mu.exec(read(path))?.[0] ?? '';
    expect(start.match(/--[^\s"]+/gu)).toEqual(NODE_FLAGS);
  });
});

/** Every document of the project, by its path. */
function documentPaths(): string[] {
  const folders = 'bench deploy docs packages pictures src tests tools';
  return folders
    .split(' ')
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .concat(readdirSync(ROOT))
    .filter((path) => path.endsWith('.md') && !path.includes('node_modules'));
}

/** A document without its blocks of code, and without words of code, whose brackets are none of a link. */
const withoutCode = (text: string) =>
  text
    .replaceAll(/^( *)(`{3,}|~{3,})[^]*?^\1\2[^\n]*$/gmu, '')
    .replaceAll(/(`+)(?!`)[^]*?[^`]\1(?!`)/gu, 'code');

/** Where a document links to: in its text, and by names that are explained at its end. */
function linksOf(text: string): string[] {
  const prose = withoutCode(text);
  const explained = [...prose.matchAll(/^ {0,3}\[([^\]]+)\]:\s*(\S+)/gmu)];
  const names = new Set(explained.map(([, name = '']) => name.toLowerCase()));
  const unexplained = [...prose.matchAll(/\[(Decision \d+)\](?![(:])/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !names.has(name.toLowerCase()));
  return [
    ...[...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/gu)].map(([, target = '']) => target),
    ...explained.map(([, , target = '']) => target),
    ...unexplained,
  ].filter((target) => !/^(?:[a-z]+:|\/)/u.test(target));
}

/** The names by which links lead to a document's headings. */
const anchorsOf = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gmu, '').matchAll(/^#+ (.*)$/gmu)].map(([, title = '']) =>
    title
      .replaceAll(/\]\([^)]*\)/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('Links between documents', () => {
  // Seen failing: only files were looked for, beside words of code none was found, and the specification was left out.
  it('lead to files and headings that are there, beside code too', () => {
    const broken = documentPaths().flatMap((path) =>
      linksOf(read(path))
        .filter((link) => {
          const [file = '', anchor] = link.split('#');
          const target = file === '' ? path : join(dirname(path), decodeURI(file));
          if (!existsSync(join(ROOT, target))) return true;
          return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('are found beside blocks and words of code', () => {
    const text =
      'See [`a.ts`](a.md), `E[](feature)`, [b](b.md "B"),\n```sh\n[c](c.md)\n```\n[d](d.md#e) and [f].\n\n[f]: f.md';
    expect(linksOf(text)).toEqual(['a.md', 'b.md', 'd.md#e', 'f.md']);
  });
});
