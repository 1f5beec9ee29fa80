import { describe, expect, it } from 'vitest';
import type { ContentProblem } from './content-problems.ts';
import { readSchedule } from './schedule.ts';
import { showsAt } from './shows-at.ts';
import { contextWith, entry } from './tests/wire.ts';

function read(fields: Record<string, unknown>) {
  const problems: ContentProblem[] = [];
  const context = contextWith([], [], (problem) => problems.push(problem));
  return { schedule: readSchedule(entry('promoStrip', 'p', fields), context), problems };
}

describe('the schedule of an entry', () => {
  it('includes its first and its last minute', () => {
    const { schedule } = read({
      firstMinute: '2026-11-23T08:00:59Z',
      lastMinute: '2026-11-23T09:00+01:00',
    });
    const at = (time: string) => showsAt(schedule, Date.parse(`2026-11-23T${time}Z`));
    expect(at('07:59:59.999')).toBe(false);
    expect(at('08:00:00')).toBe(true);
    expect(at('08:00:59.999')).toBe(true);
    expect(at('08:01:00')).toBe(false);
  });

  it('is open where a field is empty', () => {
    expect(read({}).schedule).toEqual({ fromMs: null, untilMs: null });
    expect(showsAt({ fromMs: null, untilMs: null }, 0)).toBe(true);
  });

  it.each(['tomorrow', '2026-13-40T00:00Z', '2026-11-31T00:00Z', '23.11.2026'])(
    'takes %s for empty and says so',
    (text) => {
      const { schedule, problems } = read({ firstMinute: text });
      expect(schedule.fromMs).toBeNull();
      expect(problems[0]?.reason).toContain('"firstMinute" is no date');
    },
  );

  it('says so when it ends before it begins', () => {
    const { problems } = read({
      firstMinute: '2026-11-24T00:00Z',
      lastMinute: '2026-11-23T00:00Z',
    });
    expect(problems[0]?.reason).toContain('never shows');
  });
});
