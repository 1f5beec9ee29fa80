import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Bench, BenchResult } from './bench.ts';

const FILE = new URL('results.md', import.meta.url);
const INTRODUCTION = `# Last results

Written by \`npm run bench\`; one section per measurement, each with the command that renews it alone. Ratios are of one
run and travel from machine to machine, times do not.
`;

/** Puts one result in place of the last one of the same name; the others stay. */
export function writeResult(bench: Bench, order: Bench[], result: BenchResult): void {
  const sections = readSections();
  sections.set(bench.title, toSection(bench, result));
  const kept = order.map(({ title }) => sections.get(title)).filter((text) => text !== undefined);
  writeFileSync(FILE, [INTRODUCTION, ...kept].join('\n'));
}

function readSections(): Map<string, string> {
  if (!existsSync(FILE)) return new Map();
  const [, ...sections] = readFileSync(FILE, 'utf8').split(/^## /mu);
  return new Map(
    sections.map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trimEnd()}\n`]),
  );
}

function toSection({ name, title }: Bench, { heads, rows, targets, notes }: BenchResult): string {
  return [
    `## ${title}`,
    '',
    `\`npm run bench -- ${name}\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${commit()}, ${machine()}`,
    '',
    toTable(heads, rows),
    '',
    toTable(
      ['held to', 'limit', 'measured', ''],
      targets.map(({ what, limit, measured, met }) => [
        what,
        limit,
        measured,
        met ? 'met' : '**missed**',
      ]),
    ),
    ...(notes ? ['', ...notes] : []),
    '',
  ].join('\n');
}

export function toTable(heads: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', ':!bench/results.md') !== '';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'no commit';
  }
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
