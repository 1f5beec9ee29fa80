import { afterEach, expect, it, vi } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { ContentProblem } from '../content-problems.ts';
import { contextWith, entry } from '../tests/wire.ts';
import { readDate, toWrittenDate } from './written-date.ts';

afterEach(() => void vi.unstubAllEnvs());

it('is the day that the editor wrote, wherever the server stands', async () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    await checkEach(
      [
        ['2017-05-16T00:00+02:00', '2017-05-16T00:00:00+02:00'],
        ['2026-04-10T23:30-11:00', '2026-04-10T23:30:00-11:00'],
        ['2026-04-10T20:00', '2026-04-10T20:00:00Z'],
        ['2026-04-10T20:00:30.123Z', '2026-04-10T20:00:30Z'],
        ['2026-04-10T20:00+0530', '2026-04-10T20:00:00+05:30'],
        ['2026-04-10T20:00-03', '2026-04-10T20:00:00-03:00'],
        [' 2024-02-29 ', '2024-02-29T00:00:00Z'],
      ],
      (given, expected) => expect(toWrittenDate(given)).toBe(expected),
    );
  }
});

it('is none for what is no date', () =>
  checkEach(
    [
      ['2026-02-30'],
      ['2026-02-29T10:00Z'],
      ['2026-13-01'],
      ['2026-00-10'],
      ['2026-04-31T00:00+02:00'],
      ['0000-05-01'],
      ['2026-04-10T24:00Z'],
      ['2026-04-10T10:00+25:00'],
      ['2026-04'],
      ['yesterday'],
      ['x'.repeat(1_000_000)],
      [7],
      [null],
      [undefined],
    ],
    (given) => expect(toWrittenDate(given)).toBeNull(),
  ));

it('names the field whose date is none', () => {
  const problems: ContentProblem[] = [];
  const context = contextWith([], [], (problem) => problems.push(problem));
  const post = entry('blogPost', 'p', { wrong: '2026-02-30', number: 7, right: '2026-02-28' });
  for (const name of ['wrong', 'number', 'right', 'empty']) readDate(post, name, context);
  expect(problems.map(({ reason }) => reason)).toEqual([
    '"wrong" is no date, so it counts as empty',
    '"number" is no date, so it counts as empty',
  ]);
});
