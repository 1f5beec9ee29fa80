import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Bench } from './bench.ts';

const SECONDS = 5;
const CONNECTIONS = 64;
const LEAST_PER_SECOND = 1_000;
const MOST_P99_MS = 100;

/** Inquiries beside bare durable inserts: `intake.ts` measures, its table stands here. */
export const inquiryIntake: Bench = {
  name: 'intake',
  title: 'Taking inquiries in',
  async run(say) {
    const child = spawn(
      process.execPath,
      [
        ...['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'intake.ts')],
        ...['--seconds', String(SECONDS), '--connections', String(CONNECTIONS)],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    const table: string[][] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      say(line);
      if (line.startsWith('|') && !line.startsWith('|-')) {
        table.push(
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
      }
    }
    const [code] = (await ended) as [number];
    const [heads, ...rows] = table;
    if (code !== 0 || !heads) throw new Error('bench/intake.ts gave no table');
    const figures = rows
      .map((row) => row.join(' '))
      .map((line) => ({
        perSecond: Number(/(\d+)\/s[^/]*p99/u.exec(line)?.[1]),
        p99Ms: Number(/p99 ([\d.]+) ms/u.exec(line)?.[1]),
      }));
    const slowest = Math.min(...figures.map(({ perSecond }) => perSecond));
    const longest = Math.max(...figures.map(({ p99Ms }) => p99Ms));
    return {
      heads,
      rows,
      targets: [
        {
          what: `acknowledged inquiries at ${CONNECTIONS} connections, mailer down, on the slower store`,
          limit: `≥ ${LEAST_PER_SECOND}/s, p99 < ${MOST_P99_MS} ms where a durable write takes at most 4 ms`,
          measured: `${slowest}/s, p99 ${longest} ms`,
          met: slowest >= LEAST_PER_SECOND && longest < MOST_P99_MS,
        },
      ],
    };
  },
};
