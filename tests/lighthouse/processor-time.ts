/** What is read and changed of an event of Chromium's trace; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread within `dur`. */
  tdur?: number;
};

type Task = { start: number; end: number; share: number };

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/**
 * A recording in which every task lasts as long as it computed: what lies inside it moves together in proportion, and
 * it begins when it began. Lighthouse takes a task's time by the clock four times, also the part in which it waited for
 * a core that other processes had (decision 065). Waiting for another process is left out as well.
 * @param events of Chromium's trace, in any order; those of threads without tasks stay as they are
 */
export function inProcessorTime<E extends TraceEvent>(events: readonly E[]): E[] {
  const tasks = tasksByThread(events);
  return events.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    if (!task) return event;
    return {
      ...event,
      ts: Math.round(task.start + (event.ts - task.start) * task.share),
      ...(event.dur !== undefined && { dur: Math.floor(event.dur * task.share) }),
    };
  });
}

/** The outermost tasks of each thread, in their order: a trace may name one task twice, one inside the other. */
function tasksByThread(events: readonly TraceEvent[]): Map<string, Task[]> {
  const outermost = new Map<string, Task[]>();
  const inOrder = events
    .filter(({ name, ph }) => ph === 'X' && TASKS.has(name))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const event of inOrder) {
    if (!event.dur || event.tdur === undefined) continue;
    const thread = threadOf(event);
    const known = outermost.get(thread) ?? [];
    if (event.ts < (known.at(-1)?.end ?? 0)) continue;
    known.push({
      start: event.ts,
      end: event.ts + event.dur,
      share: Math.min(1, event.tdur / event.dur),
    });
    outermost.set(thread, known);
  }
  return outermost;
}

function taskAt(tasks: Task[], ts: number): Task | undefined {
  let low = 0;
  let high = tasks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tasks[middle]!.end <= ts) low = middle + 1;
    else high = middle;
  }
  const task = tasks[low];
  return task && task.start <= ts ? task : undefined;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}
