import type { Clock, LogLine } from '#server/store/store.ts';
import type { PolicyReport } from './parse-policy-reports.ts';

/** However many reports come, the log grows by one line in this time. */
const LOGGED_EVERY_MS = 60_000;

export type PolicyReports = {
  record(reports: readonly PolicyReport[]): void;
  /** Breaches since the start, by directive and what was refused ("script-src-elem inline"). */
  counts(): ReadonlyMap<string, number>;
};

/** Counts what browsers report of the page's policy; a few dozen numbers at most, and no word of a sender's. */
export function createPolicyReports({
  clock,
  log,
}: {
  clock: Pick<Clock, 'steady'>;
  log: LogLine;
}): PolicyReports {
  const counts = new Map<string, number>();
  let loggedAt = -Infinity;
  let untold = 0;
  return {
    record(reports) {
      for (const { directive, blocked } of reports) {
        const name = `${directive} ${blocked}`;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      untold += reports.length;
      if (untold === 0 || clock.steady() - loggedAt < LOGGED_EVERY_MS) return;
      loggedAt = clock.steady();
      log('warn', 'Browsers report breaches of the page’s security policy', {
        since: untold,
        sinceStart: Object.fromEntries(counts),
      });
      untold = 0;
    },
    counts: () => counts,
  };
}
