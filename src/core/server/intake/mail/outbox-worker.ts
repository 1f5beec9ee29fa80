import { randomUUID } from 'node:crypto';
import { inSpan } from '#content/in-span.server.ts';
import {
  type Clock,
  describeFault,
  type LogLine,
  type SiteDatabase,
  readSiteValue,
  replaceSiteValue,
} from '#server/store/store.ts';
import type { OutboxLane, OutboxRow } from './outbox-tables.ts';
import { backOffMs, UNSURE_SENDS_MAX, unsureBackOffMs } from './back-off.ts';
import { CircuitBreaker, type BreakerState } from './circuit-breaker.ts';
import { DeliveryError } from './delivery-error.ts';
import {
  bringForward,
  hasWaiting,
  leaseRows,
  readOwners,
  recordOutcomes,
  renewLeases,
  type Outcome,
} from './outbox-store.ts';

/** Sends one row. Answers the receipt; throws DeliveryError. */
export type Deliver = (row: OutboxRow, signal: AbortSignal) => Promise<string>;

export type OutboxWorker = {
  start(): void;
  /** Something was put into the outbox: look now instead of at the next turn. */
  notify(): void;
  /** Takes no more, waits a little for what is in progress, ends it, records it. */
  stop(graceMs?: number): Promise<void>;
  state(): { breaker: BreakerState; inFlight: number };
};

const LOOK_EVERY_MS = 1_000;
const PROBE_EVERY_MS = 5_000;
const REFUSALS_UNTIL_PARKED = 5;
const SEND_LIMIT_MS = 5 * 60_000;
const RENEW_EVERY_MS = 2_000;
/** Looks, a second apart, in which an owner gave no sign of life: time that was not looked at proves nothing. */
const LOOKS_UNTIL_GONE = 8;
/** What is under way when the process stops has so long to end by itself; it is killed 5 s later. */
const STOP_GRACE_MS = 4_000;
/** How long something is tried again that is always to come later (RFC 5321 section 4.5.4.1: 4 to 5 days). */
const DEFERRED_FOR_MS = 4 * 24 * 60 * 60_000;
/** A receiver that asks for more is asked again by then. */
const PAUSE_MAX_MS = 60 * 60_000;

type LaneParts = {
  lane: OutboxLane;
  database: SiteDatabase;
  deliver: Deliver;
  clock: Clock;
  log: LogLine;
  /** How many may be sent at once: each is a possible duplicate when the process is killed. */
  atOnce: number;
  /** Whether only one row may be under way in all processes together. */
  alone?: boolean;
  /** The longest that one send may take. */
  sendLimitMs?: number;
  /** Whether the receiver recognises a repeat, so that what it may have taken can be sent again soon. */
  knowsRepeats?: boolean;
  /** How often it is tried while only the owner can put it right; by default as often as in an outage. */
  heldProbeEveryMs?: number;
  /** Told of every success, and of every failure that only the owner can put right. */
  watch?: { succeeded(): void; misconfigured(reason: string): void };
};

/** One process at work on one lane. */
type Lane = LaneParts & {
  owner: string;
  breaker: CircuitBreaker;
  recorder: OutcomeRecorder;
  /** Until when the receiver asked to be left alone, on the steady clock. */
  pausedUntilMs: number;
  others: OtherOwners;
  /** What ends each send that is under way, by its row. */
  underWay: Map<string, AbortController>;
};

/**
 * Works off one lane of the outbox: leases rows, sends a few at a time, records the results together. A message that
 * the receiver keeps refusing fails for good, with its reason; an outage only delays a message.
 */
export function createOutboxWorker(parts: LaneParts): OutboxWorker {
  const { lane: name, clock, log, atOnce } = parts;
  const owner = randomUUID();
  const breaker = new CircuitBreaker();
  const ending = new AbortController();
  const recorder = createOutcomeRecorder(parts, owner, ending.signal);
  const lane: Lane = {
    ...{ ...parts, owner, breaker, recorder, pausedUntilMs: 0 },
    ...{ others: createOtherOwners(parts, owner), underWay: new Map() },
  };
  const running = new Set<Promise<void>>();
  let wake = new AbortController();
  let loop: Promise<void> | null = null;
  let renewing: Promise<void> | null = null;
  const stopped = new AbortController();

  /** Keeps what is under way ours, and ends what another took because we gave no sign of life. */
  async function renew(): Promise<void> {
    const { underWay } = lane;
    while (!stopped.signal.aborted) {
      await clock.wait(RENEW_EVERY_MS, stopped.signal);
      if (running.size === 0) continue;
      const rows = [...underWay.keys()];
      const kept = await renewLeases(parts.database, owner, clock.now()).catch(() => rows);
      for (const id of rows) if (!kept.includes(id)) underWay.get(id)?.abort();
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const asleep = wake;
      const rows = await leaseNext(lane, running.size).catch((error: unknown) => {
        log('warn', 'The outbox could not be read', { lane: name, reason: describeFault(error) });
        return [];
      });
      for (const row of rows) {
        const sending: Promise<void> = send(lane, row).finally(() => {
          running.delete(sending);
          wakeUp();
        });
        running.add(sending);
      }
      if (rows.length > 0 && running.size < atOnce && breaker.state === 'closed') continue;
      await clock.wait(LOOK_EVERY_MS, asleep.signal);
    }
  }

  function wakeUp(): void {
    const sleeping = wake;
    wake = new AbortController();
    sleeping.abort();
  }

  return {
    start() {
      loop ??= run();
      renewing ??= renew();
    },
    notify() {
      if (breaker.state === 'closed' && running.size < atOnce) wakeUp();
    },
    async stop(graceMs = STOP_GRACE_MS) {
      ending.abort();
      wakeUp();
      void clock
        .wait(graceMs, stopped.signal)
        .then(() => lane.underWay.forEach((sending) => sending.abort()));
      await loop;
      await Promise.all(running);
      stopped.abort();
      await renewing;
      await recorder.settled();
    },
    state: () => ({ breaker: breaker.state, inFlight: running.size }),
  };
}

/** Leases the rows to send now; while sending is paused, one probe at most. */
async function leaseNext(lane: Lane, running: number): Promise<OutboxRow[]> {
  const { lane: name, database, owner, breaker, clock, atOnce, others, alone = false } = lane;
  const probing = breaker.state === 'open';
  const count = (probing ? 1 : atOnce) - running;
  const nowMs = clock.now();
  if (clock.steady() < lane.pausedUntilMs) return [];
  if (count <= 0 || !(await hasWaiting(database, { lane: name, nowMs, probing }))) return [];
  const gone = await others.findGone();
  if (probing && !(await mayProbe(lane, nowMs))) return [];
  return leaseRows(database, { lane: name, owner, count, nowMs, gone, probing, alone });
}

type OtherOwners = { findGone(): Promise<string[]> };

/** Watches the other owners of leases in a lane, to know which of them have ended. */
function createOtherOwners({ lane, database, clock }: LaneParts, self: string): OtherOwners {
  let seen = new Map<string, { sign: number; looks: number }>();
  let lookedAtMs = -Infinity;
  return {
    async findGone() {
      // A wait may end a little before its time.
      if (clock.steady() - lookedAtMs < 0.9 * LOOK_EVERY_MS) return [];
      lookedAtMs = clock.steady();
      const found = await readOwners(database, lane);
      found.delete(self);
      seen = new Map(
        [...found].map(([owner, sign]) => {
          const before = seen.get(owner);
          return [owner, { sign, looks: before?.sign === sign ? before.looks + 1 : 0 }];
        }),
      );
      return [...seen].flatMap(([owner, { looks }]) => (looks >= LOOKS_UNTIL_GONE ? owner : []));
    },
  };
}

/** One probe in five seconds for all processes together; fewer where trying alone puts nothing right. */
async function mayProbe(
  { lane, database, breaker, heldProbeEveryMs = PROBE_EVERY_MS }: Lane,
  nowMs: number,
): Promise<boolean> {
  const everyMs = breaker.awaitsOwner ? heldProbeEveryMs : PROBE_EVERY_MS;
  const key = `probe-${lane}`;
  const last = await readSiteValue(database.query, key);
  const sinceMs = nowMs - Number(last ?? 0);
  if (last !== null && sinceMs >= 0 && sinceMs < everyMs) return false;
  return replaceSiteValue(database.query, key, last, String(nowMs), nowMs);
}

async function send(lane: Lane, row: OutboxRow): Promise<void> {
  const { lane: name, database, deliver, breaker, recorder, clock, log, underWay } = lane;
  const ending = new AbortController();
  const limit = AbortSignal.any([
    ending.signal,
    AbortSignal.timeout(lane.sendLimitMs ?? SEND_LIMIT_MS),
  ]);
  underWay.set(row.id, ending);
  try {
    // In a trace of its own, minutes after the inquiry's: the number ties them together.
    const receipt = await inSpan(
      'send from the outbox',
      { lane: name, 'inquiry.number': row.inquiry_number ?? undefined, attempt: row.attempts },
      () => deliver(row, limit),
    );
    const closed = breaker.succeeded();
    lane.watch?.succeeded();
    await recorder.record({ state: 'sent', id: row.id, receipt: receipt.slice(0, 200) });
    if (!closed) return;
    log('info', 'Sending works again', { lane: name });
    if (clock.steady() >= lane.pausedUntilMs)
      await bringForward(database, name, clock.now()).catch(() => undefined);
  } catch (error) {
    await recorder.record(toOutcome(lane, row, toFailure(error, limit.aborted)));
  } finally {
    underWay.delete(row.id);
  }
}

/** What becomes of a row that could not be sent: tried again later, or shown to the owner as failed for good. */
function toOutcome(on: Lane, row: OutboxRow, { failure, reason, retryAfterMs }: Failure): Outcome {
  const { lane, breaker, clock, log, knowsRepeats = false } = on;
  const isRefusal = failure === 'refused' || failure === 'rejected';
  const refused = isRefusal && breaker.trustsRefusals;
  const ambiguous = failure === 'ambiguous';
  const isUnsure = ambiguous && !knowsRepeats;
  const { id } = row;
  const askedMs = Math.min(retryAfterMs ?? 0, PAUSE_MAX_MS);
  // A later answer without such a wish, or with a smaller one, was given before the pause is over.
  if (retryAfterMs !== null)
    on.pausedUntilMs = Math.max(on.pausedUntilMs, clock.steady() + askedMs);
  if (failure === 'misconfigured') on.watch?.misconfigured(reason);
  if (breaker.failed(failure, id)) {
    const level = failure === 'misconfigured' ? 'error' : 'warn';
    log(level, 'Sending is paused; probes go on', { lane, reason });
  }
  const isForGood =
    (refused && (failure === 'rejected' || row.refusals + 1 >= REFUSALS_UNTIL_PARKED)) ||
    (isUnsure && row.ambiguous + 1 >= UNSURE_SENDS_MAX) ||
    (failure === 'deferred' && clock.now() - row.created_at > DEFERRED_FOR_MS);
  if (isForGood) {
    log('error', 'A message failed for good', { lane, inquiry: row.inquiry_number, reason });
    return { state: 'parked', id, error: reason, refused, ambiguous };
  }
  const tries = refused ? row.refusals + 1 : failure === 'waits' ? 1 : row.attempts;
  const waitMs = isUnsure ? unsureBackOffMs(row.ambiguous + 1) : backOffMs(tries, failure);
  return {
    ...{ state: 'waiting', id, refused, ambiguous },
    error: failure === 'waits' ? null : reason,
    dueAtMs: clock.now() + Math.max(waitMs, askedMs),
  };
}

type OutcomeRecorder = {
  /** Settles once the outcome is stored, or the worker is ending and the store does not take it. */
  record(outcome: Outcome): Promise<void>;
  settled(): Promise<void>;
};

/** Outcomes that arrive during a commit share the next one. They are kept until the store takes them. */
function createOutcomeRecorder(
  { lane, database, clock, log }: LaneParts,
  owner: string,
  ending: AbortSignal,
): OutcomeRecorder {
  let outcomes: Outcome[] = [];
  let recording: Promise<void> | null = null;

  async function recordAll(): Promise<void> {
    await Promise.resolve();
    while (outcomes.length > 0) {
      const batch = outcomes;
      outcomes = [];
      try {
        await recordOutcomes(database, owner, batch, clock.now());
      } catch (error) {
        outcomes = [...batch, ...outcomes];
        const reason = describeFault(error);
        log('warn', 'Results of sending could not be stored yet', { lane, reason });
        if (ending.aborted) break;
        await clock.wait(200, ending);
      }
    }
    recording = null;
  }

  return {
    record(outcome) {
      outcomes.push(outcome);
      recording ??= recordAll();
      return recording;
    },
    settled: () => recording ?? Promise.resolve(),
  };
}

type Failure = Pick<DeliveryError, 'failure' | 'retryAfterMs'> & { reason: string };

function toFailure(error: unknown, timedOut: boolean): Failure {
  if (error instanceof DeliveryError)
    return { failure: error.failure, reason: error.message, retryAfterMs: error.retryAfterMs };
  const retryAfterMs = null;
  if (timedOut)
    return {
      failure: 'ambiguous',
      reason: 'No answer in time; it may have been taken',
      retryAfterMs,
    };
  // A fault of our own in making the message: it must not be retried without end.
  return {
    failure: 'refused',
    reason: `The message could not be made (${(error as Error)?.name ?? 'fault'})`,
    retryAfterMs,
  };
}
