import {
  type Clock,
  describeFault,
  type LogLine,
  readSiteValue,
  type SiteDatabase,
  type Tables,
  writeSiteValue,
} from '#server/store/store.ts';
import type { Kysely } from 'kysely';
import type { OldAddresses } from '#server/feature-server.ts';
import { checkRedirects, type CheckedRedirects, type GivenRule } from './check-redirects.ts';
import { addressKey } from './path-key.ts';
import { REDIRECT_STATUSES, shownRules, type RedirectRule } from './redirect-rule.ts';
import { createRedirectTable } from './redirect-table.ts';

/** One rule of the owner's for an old address. */
type RedirectRow = {
  /** The address as it is compared (path-key.ts). */
  from_key: string;
  from_path: string;
  kind: string;
  target: string | null;
  status: number;
};

declare module '#server/store/tables.ts' {
  interface Tables {
    redirects: RedirectRow;
  }
}

/** Rules to put into force, or that could be. */
export type GivenRules = {
  given: readonly GivenRule[];
  /** Paths of every page of the site. */
  pages: readonly string[];
  /** Whether one with the same old address gives way. */
  mayReplace: boolean;
};

type SavedRedirects = CheckedRedirects & {
  /** Whether the rules that give way were changed since the page was made. */
  isOvertaken: boolean;
};

/** The owner's redirects, as they are in force on this process. */
export type Redirects = OldAddresses & {
  /** Every rule in force, by its old address. */
  list(): readonly RedirectRule[];
  /**
   * Puts rules into force, or none of them where one is refused (check-redirects.ts); those in force stay.
   * @param change.instead `from` of a rule that ends as these begin
   * @param change.shown what the rules that give way were on the page that asks (`shownRules`); nothing is done where they
   * are others by now
   */
  save(change: GivenRules & { instead?: string | null; shown?: string }): Promise<SavedRedirects>;
  /** What `save` would do with these rules now; nothing is written. */
  check(change: GivenRules): Promise<CheckedRedirects>;
  /**
   * @param shown what it was on the page that asks (`shownRules`)
   * @returns the rule that is in force no more, or that was changed since and stays; null when there was none
   */
  remove(
    from: string,
    shown?: string,
  ): Promise<{ rule: RedirectRule; isOvertaken: boolean } | null>;
  /** Reads the rules anew when another process has changed them. */
  reload(): Promise<void>;
  close(): void;
};

const VERSION_KEY = 'redirects-version';
/** A notification between processes may be lost: so often each looks by itself. */
const LOOK_EVERY_MS = 30_000;
const ROWS_AT_ONCE = 500;

/**
 * Opens the owner's redirects. A store that cannot be read costs redirects, never a page.
 * @param parts.tellOthers has the other processes read the rules anew
 */
export async function openRedirects(parts: {
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
  tellOthers: () => Promise<void>;
}): Promise<Redirects> {
  const { database, clock, log, tellOthers } = parts;
  const closing = new AbortController();
  let rules: readonly RedirectRule[] = [];
  let table = createRedirectTable(rules);
  let version: string | null = null;
  let reading = Promise.resolve();

  async function readIfChanged(): Promise<void> {
    // Before the rows: what changes in between is seen at the next look.
    const latest = await readSiteValue(database.query, VERSION_KEY);
    if (latest === version) return;
    rules = await readRules(database.query);
    table = createRedirectTable(rules);
    version = latest;
  }

  function reload(): Promise<void> {
    reading = reading.then(readIfChanged).catch((error: unknown) => {
      log('warn', 'Redirects could not be read; the last known ones stay in force', {
        reason: describeFault(error),
      });
    });
    return reading;
  }

  async function lookNowAndThen(): Promise<void> {
    while (!closing.signal.aborted) {
      await clock.wait(LOOK_EVERY_MS, closing.signal);
      if (!closing.signal.aborted) await reload();
    }
  }

  /** One change at a time over all processes: the version's row is written first and locks the others out. */
  async function change<T>(work: (query: Kysely<Tables>) => Promise<T>): Promise<T> {
    const result = await database.transaction(async (trx) => {
      await writeSiteValue(trx, VERSION_KEY, crypto.randomUUID(), clock.now());
      return work(trx);
    });
    await reload();
    await tellOthers();
    return result;
  }

  await reload();
  void lookNowAndThen();

  return {
    find: (address) => table.find(address),
    dependsOnQuery: (pathname) => table.dependsOnQuery(pathname),
    list: () => rules,
    save: (wanted) => change((query) => save(query, wanted)),
    check: async ({ given, pages, mayReplace }) =>
      checkRedirects(await readRules(database.query), given, { pages, mayReplace }),
    remove: (from, shown) => change((query) => remove(query, from, shown)),
    reload,
    close: () => closing.abort(),
  };
}

async function save(
  query: Kysely<Tables>,
  { given, pages, mayReplace, instead = null, shown }: Parameters<Redirects['save']>[0],
): Promise<SavedRedirects> {
  const former = instead === null ? null : addressKey(instead);
  const rules = await readRules(query);
  const replaced = rules.find(({ from }) => addressKey(from) === former) ?? null;
  const standing = rules.filter((rule) => rule !== replaced);
  const checked = checkRedirects(standing, given, { pages, mayReplace });
  const giveWay = former === null ? checked.accepted.map((one) => one.former) : [replaced];
  const isOvertaken = shown !== undefined && shown !== shownRules(giveWay);
  if (isOvertaken || checked.refused.length > 0) return { ...checked, isOvertaken };
  if (former !== null) await deleteRule(query, former);
  await writeRules(query, checked.accepted);
  return { ...checked, isOvertaken };
}

async function remove(
  query: Kysely<Tables>,
  from: string,
  shown: string | undefined,
): ReturnType<Redirects['remove']> {
  const key = addressKey(from);
  const rule = (await readRules(query)).find((standing) => addressKey(standing.from) === key);
  if (!rule) return null;
  const isOvertaken = shown !== undefined && shown !== shownRules([rule]);
  if (!isOvertaken) await deleteRule(query, key);
  return { rule, isOvertaken };
}

async function readRules(query: Kysely<Tables>): Promise<RedirectRule[]> {
  const rows = await query.selectFrom('redirects').selectAll().execute();
  return rows
    .map((row) => ({
      from: row.from_path,
      kind: row.kind === 'prefix' ? ('prefix' as const) : ('exact' as const),
      to: row.target,
      status: REDIRECT_STATUSES.find((status) => status === row.status) ?? 301,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

async function writeRules(query: Kysely<Tables>, given: readonly GivenRule[]): Promise<void> {
  for (let at = 0; at < given.length; at += ROWS_AT_ONCE) {
    const rows = given.slice(at, at + ROWS_AT_ONCE).map(({ rule }) => ({
      ...{ from_key: addressKey(rule.from), from_path: rule.from, kind: rule.kind },
      ...{ target: rule.to, status: rule.status },
    }));
    await query
      .insertInto('redirects')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('from_key').doUpdateSet((eb) => ({
          from_path: eb.ref('excluded.from_path'),
          kind: eb.ref('excluded.kind'),
          target: eb.ref('excluded.target'),
          status: eb.ref('excluded.status'),
        })),
      )
      .execute();
  }
}

async function deleteRule(query: Kysely<Tables>, key: string): Promise<void> {
  await query.deleteFrom('redirects').where('from_key', '=', key).execute();
}
