import { handOffWords } from '#copy/en/hand-off-words.ts';
import { fill } from '#copy/wording.ts';
import {
  createSeal,
  type Clock,
  type LogLine,
  type Secrets,
  type SiteDatabase,
} from '#server/store/store.ts';
import { describeDeliveryFault } from '../mail/delivery-error.ts';
import { bringForward, releaseParked } from '../mail/outbox-store.ts';
import type { Finding } from './adapters/destination-adapter.ts';
import { compareDaily, compareDestination } from './compare-destinations.ts';
import { KIND_FACTS, type DestinationKind } from './destination-kinds.ts';
import {
  makeSigningSecret,
  readDestinations,
  removeDestination,
  renewDestinations,
  updateDestination,
  writeDestination,
  type Comparison,
  type Destination,
} from './destination-store.ts';
import { readDestinationLines, readRefused, type DestinationLine } from './destination-lines.ts';
import {
  openAdapter,
  startDestinationWorkers,
  type DestinationWorkers,
  type WorkerParts,
} from './destination-workers.ts';
import { toTestMessage } from './hand-off-payload.ts';
import { tellOfBreaks } from './tell-of-breaks.ts';
import { createRequester } from './outgoing-request.ts';
import { queueOlder, queueStageChange, readOlder } from './queue-hand-off.ts';
import { parseDestination, type TypedDestination, type TypedFault } from './parse-destination.ts';

/** A destination as its screen shows it: nothing secret. */
export type DestinationDetail = DestinationLine &
  Pick<Destination, 'settings' | 'mapping' | 'sendsStages' | 'findings' | 'version'> & {
    /** Of an address its host, of a token its end; empty when there is none or it cannot be read. */
    shownSecrets: Record<string, string>;
    checkedAtMs: number | null;
    /** Whether it may be switched on: the last check found no fault, and the last test, if any, was taken. */
    isReady: boolean;
    canBeAsked: boolean;
    comparedAtMs: number | null;
    comparison: Comparison | null;
    refused: { number: number; error: string }[];
    /** How many inquiries were never put into its queue, because it was not on when they came. */
    older: number;
  };

type Saved =
  | { outcome: 'refused'; faults: TypedFault[] }
  /** Somebody else has changed it since the page was made. */
  | { outcome: 'overtaken' }
  | { outcome: 'saved'; id: string; findings: Finding[]; madeSecret: string | null };

/** The systems that inquiries are handed to, as the owner works with them. */
export type HandOff = {
  /** Whether secrets can be sealed: without SETTINGS_KEY there are no destinations. */
  canStore: boolean;
  list(): Promise<DestinationLine[]>;
  read(id: string): Promise<DestinationDetail | null>;
  /** Stores it and checks it at once; one that is on is switched off when the check finds a fault. @param id null for a new one @param shown its version on the page that asks */
  save(
    kind: DestinationKind,
    id: string | null,
    typed: TypedDestination,
    shown?: string,
  ): Promise<Saved>;
  /** Asks the destination whether everything fits. A check without faults ends a hold. */
  check(id: string): Promise<Finding[]>;
  /** Sends a made-up inquiry. @returns what came of it, in words */
  test(id: string): Promise<{ ok: boolean; text: string }>;
  /** @returns false when the last check or test found a fault, or nothing was checked */
  switchOn(id: string): Promise<boolean>;
  switchOff(id: string): Promise<void>;
  /** @returns false, with nothing done, where it is of another version than was shown */
  remove(id: string, shown?: string): Promise<boolean>;
  /**
   * Makes a new signing secret; the former one signs too for a day.
   * @returns it, to be shown once; null, with nothing done, where there is none or the destination was changed since
   */
  renewSecret(id: string, shown?: string): Promise<string | null>;
  /** Gives everything that was refused for good another chance. @returns how many */
  sendAgain(id: string): Promise<number>;
  /** Hands over the inquiries from before it was on. @returns how many */
  handOverOlder(id: string): Promise<number>;
  /** Puts a change of stage into the outbox, in the transaction that changes it. */
  queueStageChange: typeof queueStageChange;
  /** Compares now what it has with what it was sent. */
  compare(id: string): Promise<Comparison | null>;
};

/** The hand-off and its workers. */
export type HandOffService = HandOff & {
  notify(): void;
  isWorking(lane: string): boolean;
  inFlight(): number;
  /** To be called about once a minute. */
  daily(isMailed: boolean): Promise<void>;
  stop(): Promise<void>;
};

const ASK_LIMIT_MS = 20_000;
const SHOWN_CHARACTERS = 4;
/** The last characters of a shorter secret would give half of it away. */
const SHOWN_FROM_LENGTH = 16;
const FORMER_SECRET_MS = 24 * 60 * 60_000;

/** Opens the hand-off and starts a worker for each destination that is on. */
export async function startHandOff(parts: {
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
  siteUrl: string;
  settingsKeys: Secrets | null;
  /** See `createRequester`. */
  standIn: string | null;
  /** How long an answer may take; tests shorten it. */
  requestLimitMs?: number;
}): Promise<HandOffService> {
  const { database, clock, log, siteUrl, standIn, requestLimitMs } = parts;
  const seal = parts.settingsKeys && createSeal(parts.settingsKeys);
  if (seal) await renewDestinations(database, seal);
  const requester = createRequester({
    standIn,
    ...(requestLimitMs !== undefined && { limitMs: requestLimitMs }),
  });
  const working = { database, seal, requester, clock, log, siteUrl };
  const workers = startDestinationWorkers(working);
  const open: OpenHandOff = { ...working, workers };

  return {
    canStore: seal !== null,
    list: async () => readDestinationLines(database, await readDestinations(database.query, seal)),
    read: (id) => readDetail(open, id),
    save: (kind, id, typed, shown) => save(open, kind, id, typed, shown),
    check: (id) => check(open, id),
    test: (id) => sendTest(open, id),
    switchOn: (id) => switchOn(open, id),
    switchOff: (id) => update(open, id, { enabled: 0 }),
    async remove(id, shown) {
      const isRemoved = await removeDestination(database, id, clock.now(), shown);
      await workers.refresh();
      return isRemoved;
    },
    renewSecret: (id, shown) => renewSecret(open, id, shown),
    async sendAgain(id) {
      const count = await releaseParked(database.query, clock.now(), { destination_id: id });
      workers.notify();
      return count;
    },
    async handOverOlder(id) {
      const destination = await find(open, id);
      if (!destination?.enabled) return 0;
      const count = await database.transaction((trx) => queueOlder(trx, id, clock.now()));
      workers.notify();
      return count;
    },
    compare: (id) => compare(open, id),
    queueStageChange,
    notify: workers.notify,
    isWorking: workers.isWorking,
    inFlight: workers.inFlight,
    async daily(isMailed) {
      if (isMailed) await tellOfBreaks(database, seal, clock.now());
      if (await compareDaily(working)) workers.notify();
    },
    stop: workers.stop,
  };
}

type OpenHandOff = WorkerParts & { workers: DestinationWorkers };

async function find({ database, seal }: OpenHandOff, id: string): Promise<Destination | null> {
  return (await readDestinations(database.query, seal)).find((one) => one.id === id) ?? null;
}

async function update(
  { database, clock, workers }: OpenHandOff,
  id: string,
  set: Parameters<typeof updateDestination>[2],
): Promise<void> {
  await updateDestination(database, id, set, clock.now());
  await workers.refresh();
}

async function readDetail(open: OpenHandOff, id: string): Promise<DestinationDetail | null> {
  const destination = await find(open, id);
  if (!destination) return null;
  const [line] = await readDestinationLines(open.database, [destination]);
  const { kind, settings, mapping, sendsStages, findings, version } = destination;
  const { checkedAtMs, comparedAtMs, comparison } = destination;
  return {
    ...line!,
    ...{ settings, mapping, sendsStages, findings, version, checkedAtMs, comparedAtMs, comparison },
    shownSecrets: showSecrets(kind, destination.secrets ?? {}),
    isReady: isReady(destination),
    canBeAsked: (openAdapter(destination, open)?.find ?? null) !== null,
    refused: await readRefused(open.database, id),
    older: (await readOlder(open.database.query, id)).length,
  };
}

async function save(
  open: OpenHandOff,
  kind: DestinationKind,
  id: string | null,
  typed: TypedDestination,
  shown: string | undefined,
): Promise<Saved> {
  const { database, seal, clock } = open;
  if (!seal) throw new Error('Nothing can be stored without SETTINGS_KEY');
  const before = id === null ? null : await find(open, id);
  if (id !== null && before?.kind !== kind) throw new Error('There is no such destination');
  const { values, faults } = parseDestination(kind, typed, before?.secrets ?? null);
  if (faults.length > 0) return { outcome: 'refused', faults };
  const written = await writeDestination(database, seal, values, clock.now(), id, shown);
  if (written === null) return { outcome: 'overtaken' };
  const findings = await check(open, written);
  const made = values.secrets['signingSecret'] ?? null;
  const isNewSecret = made !== (before?.secrets?.['signingSecret'] ?? null);
  return { outcome: 'saved', id: written, findings, madeSecret: isNewSecret ? made : null };
}

async function check(open: OpenHandOff, id: string): Promise<Finding[]> {
  const { database, clock, workers } = open;
  const destination = await find(open, id);
  if (!destination) return [];
  const fault = (text: string): Finding[] => [{ level: 'fault', text }];
  const asking = openAdapter(destination, open)?.check(AbortSignal.timeout(ASK_LIMIT_MS));
  const findings = asking
    ? await asking.catch((error: unknown) => fault(describeDeliveryFault(error)))
    : fault(handOffWords.refusals.sealed);
  const isFit = !hasFault(findings);
  const ofTest = destination.findings.filter(({ isOfTest }) => isOfTest);
  await update(open, id, {
    checked_at: clock.now(),
    check_result: JSON.stringify([...findings, ...ofTest]),
    ...(isFit ? { held_at: null, held_reason: null } : { enabled: 0 }),
  });
  if (isFit) await bringForward(database, `destination:${id}`, clock.now());
  workers.notify();
  return findings;
}

async function sendTest(open: OpenHandOff, id: string): Promise<{ ok: boolean; text: string }> {
  const destination = await find(open, id);
  const adapter = destination && openAdapter(destination, open);
  if (!adapter) return { ok: false, text: handOffWords.refusals.sealed };
  const message = toTestMessage(id, open.siteUrl, open.clock.now());
  const test = await adapter.send(message, AbortSignal.timeout(ASK_LIMIT_MS)).then(
    (text) => ({ ok: true, text }),
    (error: unknown) => ({ ok: false, text: describeDeliveryFault(error) }),
  );
  const { findings } = handOffWords;
  const found: Finding = test.ok
    ? { level: 'note', text: findings.tested, isOfTest: true }
    : { level: 'fault', text: fill(findings.testFailed, { reason: test.text }), isOfTest: true };
  const ofCheck = destination.findings.filter(({ isOfTest }) => !isOfTest);
  await update(open, id, { check_result: JSON.stringify([...ofCheck, found]) });
  return test;
}

async function switchOn(open: OpenHandOff, id: string): Promise<boolean> {
  const destination = await find(open, id);
  if (!destination || !isReady(destination)) return false;
  await update(open, id, { enabled: 1 });
  return true;
}

async function renewSecret(
  open: OpenHandOff,
  id: string,
  shown: string | undefined,
): Promise<string | null> {
  const { database, seal, clock } = open;
  const destination = await find(open, id);
  const former = destination?.secrets?.['signingSecret'];
  if (!seal || !destination?.secrets || !former) return null;
  const signingSecret = makeSigningSecret();
  const formerUntil = String(clock.now() + FORMER_SECRET_MS);
  const secrets = { ...destination.secrets, signingSecret, formerSecret: former, formerUntil };
  const values = { ...destination, secrets };
  const version = shown ?? destination.version;
  const written = await writeDestination(database, seal, values, clock.now(), id, version);
  if (written === null) return null;
  await check(open, id);
  return signingSecret;
}

async function compare(open: OpenHandOff, id: string): Promise<Comparison | null> {
  const destination = await find(open, id);
  const adapter = destination && openAdapter(destination, open);
  if (!destination || !adapter?.find) return null;
  const comparison = await compareDestination(open, destination, adapter);
  open.workers.notify();
  return comparison;
}

const hasFault = (findings: readonly Finding[]) => findings.some(({ level }) => level === 'fault');
const isReady = ({ checkedAtMs, findings, secrets }: Destination) =>
  secrets !== null && checkedAtMs !== null && !hasFault(findings);

function showSecrets(
  kind: DestinationKind,
  secrets: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    KIND_FACTS[kind].fields
      .filter(({ secret }) => secret)
      .map(({ name, isAddress }) => {
        const value = secrets[name] ?? '';
        if (isAddress) return [name, URL.parse(value)?.host ?? ''];
        return [name, value.length >= SHOWN_FROM_LENGTH ? value.slice(-SHOWN_CHARACTERS) : ''];
      }),
  );
}
