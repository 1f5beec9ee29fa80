import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import NODE_FLAGS from '#server/node-flags.json' with { type: 'json' };
import { allFaults } from '#tests/faults/all-faults.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Paths of the project that a document names between backticks, such as `docs/asvs.md`. */
function namedFiles(text: string): string[] {
  const names = [...text.matchAll(/`([\w./-]+\/[\w./-]*[\w-]|[\w-]*\.(?:yaml|ts|md|json))`/gu)];
  const ownFolders =
    /^(?:app|content|deploy|docs|packages|pictures|public|server|space|tests|tools)\//u;
  return names
    .map(([, name = '']) => name)
    .filter((name) => ownFolders.test(name) || /^[\w-]+\.(?:yaml|md)$/u.test(name));
}

describe.each(['docs/asvs.md', 'docs/threat-model.md', 'docs/operations.md', 'SECURITY.md'])(
  '%s',
  (path) => {
    it('names only files that are there', () => {
      const names = namedFiles(read(path));
      expect(names.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    });
  },
);

describe('The table of ASVS items', () => {
  const rows = read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/u.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('gives every item one of three states, a reason for every exception, and something shown for what is met', () => {
    const wrong = rows.filter(([, , , , state = '', shown = '']) => {
      if (!['Met', 'Run', 'Exception'].includes(state)) return true;
      return state === 'Exception' ? shown.length < 40 : shown === '';
    });
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(175);
  });

  // Seen failing with rows of "the same", "SHA-256" and "none", and with C10 where no file named spoke of it.
  it('names a file for everything that is met, and only faults that are tested there', () => {
    const nowhere = rows.filter(
      ([, , , , state, shown = '']) =>
        state === 'Met' && !/`[\w.-]+\/[\w./-]+`|\.json`|\.example`/u.test(shown),
    );
    expect(nowhere).toEqual([]);
    const known = new Set(allFaults.map(({ id }) => id.split('-')[0]));
    const untried = rows.flatMap(([, item, , , , shown = '']) => {
      const [, file] = /`(tests\/[\w./-]+)`/u.exec(shown) ?? [];
      return [...shown.matchAll(/\b[A-E]\d{1,2}\b/gu)]
        .map(([id]) => id)
        .filter((id) => !known.has(id) && !(file && read(file).includes(id)))
        .filter((id) => !namedFiles(shown).some((name) => read(name).includes(id)))
        .map((id) => `${item}: ${id}`);
    });
    expect(untried).toEqual([]);
  });

  it('names no item twice', () => {
    const items = rows.map(([, item]) => item);
    expect(items.filter((item, index) => items.indexOf(item) !== index)).toEqual([]);
  });
});

describe('The flags of Node in server/node-flags.json', () => {
  it.each(['Dockerfile', 'deploy/vending-site.service'])('are those of %s', (path) => {
    const start = /^(?:CMD|ExecStart=).*server\.ts.*$/mu.exec(read(path))?.[0] ?? '';
    expect(start.match(/--[^\s"]+/gu)).toEqual(NODE_FLAGS);
  });
});

/** Every document of the project, by its path. */
function documentPaths(): string[] {
  const folders = 'app bench content deploy docs packages pictures server space tests tools';
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

describe('Links between documents', () => {
  it('lead to files that are there', () => {
    // The content model writes types as `E[](feature)`.
    const documents = documentPaths().filter((path) => !path.startsWith('docs/specification/'));
    const broken = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|\/|entry:)([^)#\s]+)[^)]*\)/gu)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
