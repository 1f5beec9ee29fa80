import type { Generated } from 'kysely';
import type { Role } from './permissions.ts';

/*
 * Tables of accounts. Those that the account library writes itself keep its own types: on PostgreSQL dates and flags,
 * on SQLite texts and numbers. They are read through the library, and only what is seen within one transaction, or
 * together with other tables, is described here.
 */

export type AccountUserRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Counted up to end every known device of the account. */
  device_round: Generated<number>;
  /** When another account made it an owner; null for the first, and for one made at the console. */
  owner_since: number | null;
  /** From when its second factor counts against other people; null while none was set up. */
  factor_counts_from: number | null;
};
export type AccountSessionRow = { id: string; user_id: string };

/** A one-time code that lets one person make an account. Only a hash of the code is kept. */
export type AccountInvitationRow = {
  id: string;
  code_hash: string;
  /** first: for the first account only, printed at the console; invited: sent by an owner; console: from the command. */
  kind: 'first' | 'invited' | 'console';
  /** The address it is for, in lower case; empty for any. */
  email: string;
  invited_by: string | null;
  /** What the new account may do. */
  role: Role;
  created_at: number;
  expires_at: number;
};

/** Codes of the second factor that were used: each signs in once, although the library would take it again. */
export type AccountUsedCodeRow = { user_id: string; code_hash: string; expires_at: number };

declare module '../../store/tables.ts' {
  interface Tables {
    account_users: AccountUserRow;
    account_sessions: AccountSessionRow;
    account_invitations: AccountInvitationRow;
    account_used_codes: AccountUsedCodeRow;
  }
}
