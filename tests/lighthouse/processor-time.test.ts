import { describe, expect, it } from 'vitest';
import { inProcessorTime, type TraceEvent } from './processor-time.ts';

const task = (over: Partial<TraceEvent>): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid: 7,
  ts: 1_000,
  dur: 400,
  tdur: 100,
  ...over,
});
/** An event without a processor time of its own, as most are. */
function inside(over: Partial<TraceEvent>): TraceEvent {
  const { tdur: _, ...event } = task({ name: 'Layout', ...over });
  return event;
}
const times = (events: TraceEvent[]) =>
  inProcessorTime(events).map(({ ts, dur }) => [ts, dur] as const);

describe('inProcessorTime', () => {
  it('lets a task last as long as it computed, and begin when it began', () => {
    expect(times([task({})])).toEqual([[1_000, 100]]);
  });

  it('moves what lies inside a task together', () => {
    expect(times([task({}), inside({ ts: 1_200, dur: 80 })])).toEqual([
      [1_000, 100],
      [1_050, 20],
    ]);
  });

  it('takes the outer of two tasks', () => {
    const inner = task({ name: 'ThreadControllerImpl::RunTask', ts: 1_004, dur: 392, tdur: 390 });
    expect(times([inner, task({})])).toEqual([
      [1_001, 98],
      [1_000, 100],
    ]);
  });

  it('leaves what lies between tasks, and moments without a length, where they are', () => {
    const later = task({ ts: 2_000, dur: 100, tdur: 50 });
    const { dur: _, ...moment } = inside({ ts: 1_500, ph: 'R' });
    expect(times([task({}), moment, later])).toEqual([
      [1_000, 100],
      [1_500, undefined],
      [2_000, 50],
    ]);
  });

  it('leaves other threads and processes alone', () => {
    const others = [inside({ tid: 8, ts: 1_200 }), inside({ pid: 2, ts: 1_200 })];
    expect(times([task({}), ...others]).slice(1)).toEqual([
      [1_200, 400],
      [1_200, 400],
    ]);
  });

  it('stretches nothing where the two clocks differ by a moment', () => {
    expect(times([task({ tdur: 401 })])).toEqual([[1_000, 400]]);
  });
});
