/** The store cannot be reached or written. The message is one sentence that names the setting and what to do. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** The store was written by a newer version of the site than this one. */
export class DatabaseNewerError extends Error {
  override readonly name = 'DatabaseNewerError';
}

type Coded = { code?: unknown; errcode?: unknown; message?: unknown; errors?: unknown };

/** Whether SQLite refused because another connection holds the lock: trying again later helps. */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as Coded;
  if (code !== 'ERR_SQLITE_ERROR' || typeof errcode !== 'number') return false;
  const primary = errcode & 0xff;
  return primary === 5 || primary === 6;
}

/** The code of PostgreSQL for a server that only allows reading, such as a standby. */
export const ONLY_READS = '25006';

/** A connection that broke or cannot be made: the server is away, on its way down or up, full, or only allows reading. */
const LOST_CONNECTION = new RegExp(
  `^(?:08...|57P0[1-5]|53300|${ONLY_READS}|ECONN.*|EPIPE|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$`,
  'u',
);
const LOST_CONNECTION_WORDS = /Connection terminated|not queryable/u;
/** No answer in time, to a greeting or a statement. */
const LATE_WORDS = /timeout expired|Query read timeout|due to connection timeout/u;
const NO_FREE_CONNECTION = /timeout exceeded when trying to connect/u;
/** Transactions that were in each other's way. */
const CONFLICT = /^(?:40001|40P01|55P03)$/u;

/** Whether a connection to PostgreSQL is of no more use: it was lost, or an answer is due on it that came too late. */
export function hasLostConnection(error: unknown): boolean {
  return hasCode(error, LOST_CONNECTION) || hasWords(error, LOST_CONNECTION_WORDS) || isLate(error);
}

/** Whether a server was too slow for one who asked, which says nothing of any other connection to it. */
export function isLate(error: unknown): boolean {
  return hasWords(error, LATE_WORDS);
}

/**
 * Whether the same work, run again shortly, may succeed. The first run may have been committed
 * all the same (the answer was lost), so only work that recognises itself may be repeated.
 */
export function isPassing(error: unknown): boolean {
  return (
    isBusy(error) ||
    hasLostConnection(error) ||
    hasCode(error, CONFLICT) ||
    hasWords(error, NO_FREE_CONNECTION)
  );
}

/** Whether a transaction that failed with it has certainly changed nothing, wherever in it that was. */
export function isUndone(error: unknown): boolean {
  return hasCode(error, /^(?:40001|40P01|25006)$/u);
}

/**
 * Whether a server that could not be used at the start is there and only not yet ready: starting, taking another's
 * place, full of connections that a killed process left, or too busy to answer in time. Nothing at the address at all
 * is a matter for people.
 */
export function isNotYetReady(error: unknown): boolean {
  return (
    hasCode(error, /^(?:57P03|53300|25006)$/u) ||
    hasWords(error, LOST_CONNECTION_WORDS) ||
    isLate(error) ||
    hasWords(error, NO_FREE_CONNECTION)
  );
}

function hasCode(error: unknown, codes: RegExp): boolean {
  const { code } = (error ?? {}) as Coded;
  return typeof code === 'string' && codes.test(code);
}

function hasWords(error: unknown, words: RegExp): boolean {
  const { message } = (error ?? {}) as Coded;
  return typeof message === 'string' && words.test(message);
}

const SQLITE_WORDS: Record<number, string> = {
  5: 'it is locked by another program',
  8: 'it may not be written',
  10: 'the disk is full or reports a fault',
  11: 'the file is damaged',
  13: 'the disk is full',
  14: 'the file cannot be opened',
  26: 'the file is not an SQLite database',
};

/** Whether the store itself is at fault (away, locked, full, read only, damaged), not what was asked of it. */
export function isStoreFault(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as Coded;
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number')
    return SQLITE_WORDS[errcode & 0xff] !== undefined;
  return isPassing(error) || (typeof code === 'string' && POSTGRES_WORDS[code] !== undefined);
}

const POSTGRES_WORDS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that host',
  '28P01': 'the user name or password was refused',
  '28000': 'the server refuses this user',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not create or change tables',
  '25006': 'it only allows reading',
  '53100': 'its disk is full',
  '53300': 'it has too many connections',
  '57P01': 'it is being stopped',
  '57P03': 'it is still starting',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate names another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed',
};

const FILE_WORDS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk only allows reading',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file is in the way',
  ENOENT: 'the path does not exist and cannot be made',
};

/** The reason of a store's fault in a few words, without text that could hold a password or a visitor's words. */
export function describeFault(error: unknown): string {
  const { code, errcode, errors } = (error ?? {}) as Coded;
  if (typeof errcode === 'number') return SQLITE_WORDS[errcode & 0xff] ?? `SQLite code ${errcode}`;
  if (typeof code === 'string') return POSTGRES_WORDS[code] ?? FILE_WORDS[code] ?? `code ${code}`;
  if (Array.isArray(errors) && errors.length > 0) return describeFault(errors[0]);
  return isPassing(error) ? 'it does not answer' : 'no reason was given';
}
