import { readRecordings } from './read-recordings.ts';
import { replayRecordings } from './replay-recordings.ts';
import type { Outcome } from './replay-recordings.ts';

const path = process.argv[2];

try {
  if (path === undefined) throw new Error('Give the path of a file of recordings.');
  const { recordings, skipped } = await readRecordings(path);
  const { outcomes, states } = await replayRecordings(recordings);
  process.stdout.write(report(outcomes, states, skipped));
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code;
  const missing = `There are no recordings at ${path}.`;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${code === 'ENOENT' ? missing : message}\n`);
  process.exitCode = 1;
}

function report(outcomes: Outcome[], states: number, skipped: number): string {
  const lines = [
    `${outcomes.length} recordings replayed against ${states} rebuilt states of their spaces` +
      (skipped > 0 ? `; ${skipped} are no calls of the service` : ''),
    '',
    'kind                     status         error          ids            includes       whole',
  ];
  const kinds = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const kind = kindOf(outcome);
    kinds.set(kind, [...(kinds.get(kind) ?? []), outcome]);
  }
  for (const [kind, group] of [...kinds].sort()) lines.push(row(kind, group));
  lines.push(row('all', outcomes), '');
  const pages = outcomes.filter((outcome) => outcome.isPageOfUnordered).length;
  lines.push(`${pages} pages of unordered answers were compared by their recorded items.`);
  const different = outcomes.filter(
    ({ agreement }) =>
      !agreement.whole || Object.values(agreement).some((value) => value === false),
  );
  lines.push(`${different.length} disagreements:`);
  for (const { recording, agreement } of different) {
    const query =
      recording.query === '' ? '' : `?${decodeURIComponent(recording.query).slice(0, 80)}`;
    lines.push(`  line ${recording.line} ${recording.api} ${recording.path}${query}`);
    lines.push(`    ${agreement.difference ?? 'count of the page'}`);
  }
  return `${lines.join('\n')}\n`;
}

function kindOf({ recording }: Outcome): string {
  const [kind, id] = recording.segments;
  const name = kind === 'taxonomy' ? `taxonomy ${id}` : (kind ?? 'space');
  const single = id !== undefined && kind !== 'taxonomy' ? ' by id' : '';
  return `${recording.api} ${name}${single}`;
}

function row(name: string, group: Outcome[]): string {
  const column = (key: 'status' | 'error' | 'ids' | 'includes' | 'whole') => {
    const values = group
      .map(({ agreement }) => agreement[key])
      .filter((value) => value !== undefined);
    if (values.length === 0) return '-'.padEnd(15);
    const good = values.filter(Boolean).length;
    const percent = ((100 * good) / values.length).toFixed(1).replace(/\.0$/, '');
    return `${good}/${values.length} ${percent}%`.padEnd(15);
  };
  const columns = (['status', 'error', 'ids', 'includes', 'whole'] as const).map(column);
  return `${name.padEnd(25)}${columns.join('')}`.trimEnd();
}
