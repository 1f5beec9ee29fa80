import { BOUNDED, nameOf } from '#tests/requests/bounded-patterns.ts';
import { patternsInSources, type SourcePattern } from '#tests/requests/source-patterns.ts';
import { ONLY_SQLITE, type Fault } from '../fault.ts';

/** Characters of the longest text that every pattern reads. */
const LONGEST = 102_400;
const SHORTEST = LONGEST / 32;
/** CPU time below which a measurement says nothing, in microseconds. */
const MEASURABLE_US = 4_000;
/** Linear time doubles with the length, squared time takes four times as much. */
const TOO_MUCH_MORE = 3;

/** What backtracking lives on: runs that a pattern could cut in many places, with an end that fits none of them. */
const RUNS = [
  ' ',
  'a',
  '-',
  'a-',
  '<',
  '<a ',
  '\n',
  ' \n',
  '/',
  '../',
  '@.',
  'a@',
  '(',
  '"',
  '\\',
  '%20',
  '&#',
  '=',
  '0',
  ',',
  ':',
  '\u200b',
  'é',
];
const ENDS = ['', '\u0000', '!', '>'];

/** CPU time of this thread alone, so that a busy machine does not show; the least of so many. */
function timeUs(pattern: RegExp, text: string, rounds: number): number {
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    pattern.lastIndex = 0;
    const before = process.threadCpuUsage();
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

/** Whether the time grows faster than the text, twice in a row. */
function growsFaster(pattern: RegExp, textOf: (length: number) => string): boolean {
  // Where squared time would be a tenth of a second nothing can be measured, and then the whole length is safe to try.
  if (timeUs(pattern, textOf(LONGEST / 4), 1) < MEASURABLE_US)
    if (timeUs(pattern, textOf(LONGEST), 1) < 4 * MEASURABLE_US) return false;
  let last = Infinity;
  let steep = 0;
  for (let length = SHORTEST; length <= LONGEST; length *= 2) {
    const now = timeUs(pattern, textOf(length), 3);
    steep = now > MEASURABLE_US && now > last * TOO_MUCH_MORE ? steep + 1 : 0;
    if (steep === 2) return true;
    last = Math.max(now, 1);
  }
  return false;
}

/** The run under which a pattern's time grows faster than the text; null when there is none. */
function growsWith({ source, flags }: Pick<SourcePattern, 'source' | 'flags'>): string | null {
  const pattern = new RegExp(source, flags);
  // A pattern's own letters get it further than anyone's.
  const own = source.replace(/\\.|[()[\]{}^$|?*+.]/gu, '').slice(0, 8) || 'x';
  for (const run of [...RUNS, own]) {
    for (const end of ENDS) {
      if (growsFaster(pattern, (length) => run.repeat(length / run.length) + end))
        return JSON.stringify(run);
    }
  }
  return null;
}

/** Whether the measuring itself tells squared time from linear time. */
function tellsApart(): boolean {
  return (
    growsWith({ source: String.raw`\s*\n\s*`, flags: 'gu' }) !== null &&
    growsWith({ source: String.raw`-+$`, flags: 'u' }) !== null &&
    growsWith({ source: String.raw`^[a-z]+$`, flags: 'u' }) === null
  );
}

export const patternTimes: Fault = {
  id: 'C11-patterns',
  title: '100 kB through every pattern of the sources, compared with half as much',
  target: 'twice the text takes less than three times as long',
  engines: ONLY_SQLITE,
  onlyLong: true,
  async run() {
    if (!tellsApart()) return { ok: false, measured: 'this machine is too busy to measure' };
    const asked = patternsInSources().filter((pattern) => !Object.hasOwn(BOUNDED, nameOf(pattern)));
    const slow = asked
      .map((pattern) => ({ pattern, run: growsWith(pattern) }))
      .filter(({ run }) => run !== null)
      .map(({ pattern, run }) => `${pattern.file}: ${nameOf(pattern)} over ${run}`);
    return {
      ok: slow.length === 0,
      measured: `${asked.length} patterns, ${slow.length} grow faster${slow.map((line) => `; ${line}`).join('')}`,
    };
  },
};
