import {
  type Clock,
  describeFault,
  type LogLine,
  type Seal,
  type SiteDatabase,
} from '#server/store/store.ts';
import { createOutboxWorker, type OutboxWorker } from '../mail/outbox-worker.ts';
import { createAdapter } from './adapters/create-adapter.ts';
import type { DestinationAdapter } from './adapters/destination-adapter.ts';
import { KIND_FACTS } from './destination-kinds.ts';
import { createHandOffDelivery } from './deliver-hand-off.ts';
import {
  readDestinations,
  readDestinationsVersion,
  updateDestination,
  type Destination,
} from './destination-store.ts';
import type { Requester } from './outgoing-request.ts';

/** How soon a change made by another process on the same store is seen. */
const LOOK_EVERY_MS = 1_000;
/** While a token is wrong, asking more often puts nothing right and may lock the account. */
const HELD_PROBE_EVERY_MS = 5 * 60_000;
const SENDS_AT_ONCE = 4;
/** A worker that another takes the place of need not break off what is under way. */
const REPLACED_GRACE_MS = 60_000;

export type DestinationWorkers = {
  /** Looks for changes now instead of at the next turn; resolves when they are in use here. */
  refresh(): Promise<void>;
  notify(): void;
  /** Whether this process hands something over in this lane. */
  isWorking(lane: string): boolean;
  inFlight(): number;
  stop(): Promise<void>;
};

type Running = { config: string; worker: OutboxWorker };

export type WorkerParts = {
  database: SiteDatabase;
  seal: Seal | null;
  requester: Requester;
  clock: Clock;
  log: LogLine;
  siteUrl: string;
};

/** The adapter of a destination; null while its secrets cannot be read. */
export function openAdapter(
  {
    secrets,
    ...destination
  }: Pick<Destination, 'kind' | 'settings' | 'secrets' | 'mapping' | 'sendsStages'>,
  { requester, clock }: Pick<WorkerParts, 'requester' | 'clock'>,
): DestinationAdapter | null {
  if (secrets === null) return null;
  return createAdapter(destination.kind, { ...destination, secrets, requester, clock });
}

/**
 * One worker for each destination that is on, each with its own lane, breaker and pauses, so that none waits for another.
 * Follows what is stored: a destination that any process adds, changes or switches off is so here a second later.
 */
export function startDestinationWorkers(parts: WorkerParts): DestinationWorkers {
  const { database, seal, clock, log } = parts;
  const running = new Map<string, Running>();
  const stopping = new Set<OutboxWorker>();
  const ending = new AbortController();
  let version: string | null = null;
  let looking: Promise<void> = Promise.resolve();
  const following = follow();

  async function follow(): Promise<void> {
    while (!ending.signal.aborted) {
      await refresh();
      await clock.wait(LOOK_EVERY_MS, ending.signal);
    }
  }

  /** One after the other, so that two looks do not start the same worker. */
  function refresh(): Promise<void> {
    looking = looking.then(look).catch((error: unknown) => {
      log('warn', 'The destinations could not be read', { reason: describeFault(error) });
    });
    return looking;
  }

  async function look(): Promise<void> {
    const found = await readDestinationsVersion(database.query);
    if (ending.signal.aborted || found === version) return;
    const destinations = await readDestinations(database.query, seal);
    const wanted = new Map(
      destinations.filter(({ enabled }) => enabled).map((one) => [one.id, one]),
    );
    for (const [id, { config, worker }] of running) {
      const one = wanted.get(id);
      if (one && configOf(one) === config) continue;
      running.delete(id);
      stopping.add(worker);
      void worker.stop(REPLACED_GRACE_MS).finally(() => stopping.delete(worker));
    }
    for (const one of wanted.values()) {
      const worker = running.has(one.id) ? null : startWorker(parts, one);
      if (worker) running.set(one.id, { config: configOf(one), worker });
    }
    version = found;
  }

  return {
    refresh,
    notify: () => running.forEach(({ worker }) => worker.notify()),
    isWorking: (lane) => running.has(lane.replace(/^destination:/u, '')),
    inFlight: () =>
      [...running.values()].reduce((sum, { worker }) => sum + worker.state().inFlight, 0),
    async stop() {
      ending.abort();
      await following;
      await looking;
      const workers = [...[...running.values()].map(({ worker }) => worker), ...stopping];
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** @returns null while the secrets of the destination cannot be read */
function startWorker(parts: WorkerParts, destination: Destination): OutboxWorker | null {
  const { database, clock, log, siteUrl } = parts;
  const adapter = openAdapter(destination, parts);
  if (adapter === null) {
    log('warn', 'The secrets of a destination cannot be read', { destination: destination.id });
    return null;
  }
  const { oneAtATime = false, knowsRepeats } = KIND_FACTS[destination.kind];
  const worker = createOutboxWorker({
    lane: `destination:${destination.id}`,
    deliver: createHandOffDelivery(database, destination.kind, adapter, siteUrl),
    ...{ database, clock, log, heldProbeEveryMs: HELD_PROBE_EVERY_MS },
    ...{ atOnce: oneAtATime ? 1 : SENDS_AT_ONCE, alone: oneAtATime },
    knowsRepeats,
    watch: createHold(parts, destination),
  });
  worker.start();
  return worker;
}

/** What a worker is made of; when it changes, another takes its place. A new check gives it a fresh start too. */
function configOf(destination: Destination): string {
  const { kind, settings, secrets, mapping, sendsStages, checkedAtMs } = destination;
  return JSON.stringify([kind, settings, secrets, mapping, sendsStages, checkedAtMs]);
}

/** Keeps in the store that a destination takes nothing from us, so that the owner reads it on every process. */
function createHold(
  { database, clock, log }: WorkerParts,
  destination: Destination,
): { succeeded(): void; misconfigured(reason: string): void } {
  let held = destination.heldAtMs !== null;
  const store = (reason: string | null) => {
    held = reason !== null;
    const nowMs = clock.now();
    const set = { held_at: reason === null ? null : nowMs, held_reason: reason };
    updateDestination(database, destination.id, set, nowMs).catch((error: unknown) => {
      held = !held;
      log('warn', 'It could not be stored whether a destination is held', {
        reason: describeFault(error),
      });
    });
  };
  return {
    succeeded: () => held && store(null),
    misconfigured: (reason) => !held && store(reason),
  };
}
