import { describe, expect, it } from 'vitest';
import { BOUNDED, nameOf } from './bounded-patterns.ts';
import { patternsInSources, type SourcePattern } from './source-patterns.ts';

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

// Seen failing: `\s*\n\s*` in clean-text.ts, named with the run ' '.
describe('Texts of 100 kB (C11)', () => {
  it('take a pattern twice as long as half of them, whichever pattern it is', () => {
    const slow = patternsInSources()
      .filter((pattern) => !Object.hasOwn(BOUNDED, nameOf(pattern)))
      .map((pattern) => ({ pattern, run: growsWith(pattern) }))
      .filter(({ run }) => run !== null)
      .map(({ pattern, run }) => `${pattern.file}: ${nameOf(pattern)} over ${run}`);
    expect(slow).toEqual([]);
  }, 300_000);

  it('are told from those that take four times as long', () => {
    expect(growsWith({ source: String.raw`\s*\n\s*`, flags: 'gu' })).not.toBeNull();
    expect(growsWith({ source: String.raw`-+$`, flags: 'u' })).toBe('"-"');
    expect(growsWith({ source: String.raw`^[a-z]+$`, flags: 'u' })).toBeNull();
  }, 120_000);
});
