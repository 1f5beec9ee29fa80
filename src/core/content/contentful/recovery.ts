import type { CircuitBreaker } from './circuit-breaker.ts';
import type { ContentQuestion } from './content-question.ts';
import type { FailedQuestions } from './failed-questions.ts';
import type { PendingRequest, PendingRequests } from './pending-requests.ts';
import { PROBE_PATIENCE_MS } from './freshness.ts';
import type { Schedule } from './schedule.ts';

const MAX_RECOVERY_FLIGHTS = 4;
const RECOVERY_PACE_MS = 100;

/** Tries failed questions again without a visitor: one at a time while the breaker is open, each time another. */
export function createRecovery(options: {
  schedule: Schedule;
  closed: AbortSignal;
  breaker: CircuitBreaker;
  failed: FailedQuestions;
  pending: PendingRequests;
  start: (key: string, question: ContentQuestion) => PendingRequest | null;
  giveUpOn: (request: PendingRequest) => void;
}) {
  const { schedule, closed, breaker, failed, pending, start, giveUpOn } = options;
  const candidates = () => failed.toRetry().filter(({ key }) => !pending.get(key));
  let cancel = () => {};

  function plan() {
    cancel();
    const [next] = candidates();
    if (!next || closed.aborted || breaker.isProbing()) return;
    const wait = Math.max(next.nextTryAt - schedule.now(), breaker.waitMs(), RECOVERY_PACE_MS);
    cancel = schedule.after(wait, run);
  }

  function run() {
    let room = breaker.isOpen() ? 1 : MAX_RECOVERY_FLIGHTS;
    for (const { key, question } of candidates()) {
      const request = room > 0 ? start(key, question) : null;
      if (!request) continue;
      room -= 1;
      schedule.after(PROBE_PATIENCE_MS, () => giveUpOn(request));
    }
    plan();
  }

  return { plan, stop: () => cancel() };
}
