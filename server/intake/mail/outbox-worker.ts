import { randomUUID } from 'node:crypto';
import {
  type Clock,
  describeFault,
  type LogLine,
  type SiteDatabase,
  readSiteValue,
  replaceSiteValue,
} from '#server/store/store.ts';
import type { OutboxLane, OutboxRow } from './outbox-tables.ts';
import { backOffMs } from './back-off.ts';
import { CircuitBreaker, type BreakerState } from './circuit-breaker.ts';
import { DeliveryError, type DeliveryFailure } from './delivery-error.ts';
import {
  bringForward,
  hasWaiting,
  leaseRows,
  recordOutcomes,
  type Outcome,
} from './outbox-store.ts';

/** Sends one row. Answers the receipt; throws DeliveryError. */
export type Deliver = (row: OutboxRow, signal: AbortSignal) => Promise<string>;

export type OutboxWorker = {
  start(): void;
  /** Something was put into the outbox: look now instead of at the next turn. */
  nudge(): void;
  /** Takes no more, waits for what is under way, records it. */
  stop(): Promise<void>;
  state(): { breaker: BreakerState; underWay: number };
};

const LOOK_EVERY_MS = 1_000;
const PROBE_EVERY_MS = 5_000;
const REFUSALS_UNTIL_PARKED = 5;
const SEND_LIMIT_MS = 20_000;

/**
 * Works off one lane of the outbox: leases rows, sends a few at a time, records the results together. A message that
 * the receiver keeps refusing is parked with its reason; an outage costs a message nothing but time.
 */
export function createOutboxWorker(parts: {
  lane: OutboxLane;
  database: SiteDatabase;
  deliver: Deliver;
  clock: Clock;
  log: LogLine;
  /** How many may be on their way at once: each is a possible duplicate when the process is killed. */
  atOnce: number;
}): OutboxWorker {
  const { lane, database, deliver, clock, log, atOnce } = parts;
  const owner = randomUUID();
  const breaker = new CircuitBreaker();
  const underWay = new Set<Promise<void>>();
  const ending = new AbortController();
  let outcomes: Outcome[] = [];
  let recording: Promise<void> | null = null;
  let wake = new AbortController();
  let loop: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const asleep = wake;
      const took = await takeSome().catch((error: unknown) => {
        log('warn', 'The outbox could not be read', { lane, reason: describeFault(error) });
        return 0;
      });
      if (took > 0 && underWay.size < atOnce && breaker.state === 'closed') continue;
      await clock.wait(LOOK_EVERY_MS, asleep.signal);
    }
  }

  async function takeSome(): Promise<number> {
    const room = breaker.state === 'open' ? 1 - underWay.size : atOnce - underWay.size;
    const probing = breaker.state === 'open';
    const nowMs = clock.now();
    if (room <= 0 || !(await hasWaiting(database, { lane, nowMs, probing }))) return 0;
    if (probing && !(await mayProbe(nowMs))) return 0;
    const rows = await leaseRows(database, { lane, owner, count: room, nowMs, probing });
    for (const row of rows) {
      const sending: Promise<void> = send(row).finally(() => {
        underWay.delete(sending);
        wakeUp();
      });
      underWay.add(sending);
    }
    return rows.length;
  }

  /** One probe in five seconds for all processes together. */
  async function mayProbe(nowMs: number): Promise<boolean> {
    const key = `probe-${lane}`;
    const last = await readSiteValue(database.query, key);
    const sinceMs = nowMs - Number(last ?? 0);
    if (last !== null && sinceMs >= 0 && sinceMs < PROBE_EVERY_MS) return false;
    return replaceSiteValue(database.query, key, last, String(nowMs), nowMs);
  }

  async function send(row: OutboxRow): Promise<void> {
    const limit = AbortSignal.timeout(SEND_LIMIT_MS);
    try {
      const receipt = await deliver(row, limit);
      const closed = breaker.succeeded();
      outcomes.push({ state: 'sent', id: row.id, receipt: receipt.slice(0, 200) });
      await record();
      if (!closed) return;
      log('info', 'Sending works again', { lane });
      await bringForward(database, lane, clock.now()).catch(() => undefined);
    } catch (error) {
      outcomes.push(judge(row, error, limit.aborted));
      await record();
    }
  }

  function judge(row: OutboxRow, error: unknown, timedOut: boolean): Outcome {
    const { failure, reason } = toFailure(error, timedOut);
    const counts = failure === 'refused' && breaker.trustsRefusals;
    if (breaker.failed(failure, row.id)) {
      log(failure === 'misconfigured' ? 'error' : 'warn', 'Sending is paused; probes go on', {
        lane,
        reason,
      });
    }
    if (counts && row.refusals + 1 >= REFUSALS_UNTIL_PARKED) {
      log('error', 'A message was parked for the owner', {
        lane,
        inquiry: row.inquiry_number,
        reason,
      });
      return { state: 'parked', id: row.id, error: reason };
    }
    const dueAtMs = clock.now() + backOffMs(counts ? row.refusals + 1 : row.attempts, failure);
    return {
      ...{ state: 'waiting', id: row.id, error: reason, dueAtMs },
      ...{ refused: counts, ambiguous: failure === 'ambiguous' },
    };
  }

  /** Results that arrive while a commit is under way share the next one. They are kept until the store takes them. */
  function record(): Promise<void> {
    recording ??= (async () => {
      await Promise.resolve();
      while (outcomes.length > 0) {
        const batch = outcomes;
        outcomes = [];
        try {
          await recordOutcomes(database, owner, batch, clock.now());
        } catch (error) {
          outcomes = [...batch, ...outcomes];
          log('warn', 'Results of sending could not be stored yet', {
            lane,
            reason: describeFault(error),
          });
          if (ending.signal.aborted) break;
          await clock.wait(200, ending.signal);
        }
      }
      recording = null;
    })();
    return recording;
  }

  function wakeUp(): void {
    const sleeping = wake;
    wake = new AbortController();
    sleeping.abort();
  }

  return {
    start() {
      loop ??= run();
    },
    nudge() {
      if (breaker.state === 'closed' && underWay.size < atOnce) wakeUp();
    },
    async stop() {
      ending.abort();
      wakeUp();
      await loop;
      await Promise.all(underWay);
      await recording;
    },
    state: () => ({ breaker: breaker.state, underWay: underWay.size }),
  };
}

function toFailure(
  error: unknown,
  timedOut: boolean,
): { failure: DeliveryFailure; reason: string } {
  if (timedOut)
    return { failure: 'ambiguous', reason: 'No answer in time; it may have been taken' };
  if (error instanceof DeliveryError) return { failure: error.failure, reason: error.message };
  // A fault of our own in making the message: it must not go round for ever.
  return {
    failure: 'refused',
    reason: `The message could not be made (${(error as Error)?.name ?? 'fault'})`,
  };
}
