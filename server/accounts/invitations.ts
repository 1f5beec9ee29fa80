import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AccountInvitationRow } from './account-tables.ts';
import type { SiteDatabase } from '../database/open-database.ts';

type Kind = AccountInvitationRow['kind'];

/** An invitation that nobody has used yet. */
export type OpenInvitation = {
  id: string;
  email: string;
  createdAtMs: number;
  expiresAtMs: number;
};

export type Invitations = {
  /** Makes a one-time code. It is shown once; only its hash is kept. */
  create(input: {
    kind: Kind;
    email: string;
    invitedBy: string | null;
    nowMs: number;
  }): Promise<string>;
  /**
   * Uses a code up, once. A code for the first account is good only as long as there is none, and takes all other such
   * codes with it.
   * @returns whether it was good for this address
   */
  spend(code: string, email: string, nowMs: number, hasAccounts: boolean): Promise<boolean>;
  list(nowMs: number): Promise<OpenInvitation[]>;
  withdraw(id: string): Promise<boolean>;
};

const LIFETIME_MS: Record<Kind, number> = {
  first: 7 * 24 * 3_600_000,
  invited: 3 * 24 * 3_600_000,
  console: 24 * 3_600_000,
};
/** Without characters that are read for one another: five bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function createInvitations({ query, transaction }: SiteDatabase): Invitations {
  return {
    async create({ kind, email, invitedBy, nowMs }) {
      const code = newCode();
      await query.deleteFrom('account_invitations').where('expires_at', '<=', nowMs).execute();
      await query
        .insertInto('account_invitations')
        .values({
          id: randomUUID(),
          code_hash: hashOf(code),
          kind,
          email: email.trim().toLowerCase(),
          invited_by: invitedBy,
          created_at: nowMs,
          expires_at: nowMs + LIFETIME_MS[kind],
        })
        .execute();
      return code;
    },
    spend: (code, email, nowMs, hasAccounts) =>
      transaction(async (trx) => {
        const spent = await trx
          .deleteFrom('account_invitations')
          .where('code_hash', '=', hashOf(code))
          .where('expires_at', '>', nowMs)
          .where('email', 'in', ['', email.trim().toLowerCase()])
          .$if(hasAccounts, (q) => q.where('kind', '<>', 'first'))
          .returning('kind')
          .executeTakeFirst();
        if (spent?.kind === 'first') {
          await trx.deleteFrom('account_invitations').where('kind', '=', 'first').execute();
        }
        return spent !== undefined;
      }),
    async list(nowMs) {
      const rows = await query
        .selectFrom('account_invitations')
        .select(['id', 'email', 'created_at', 'expires_at'])
        .where('kind', '<>', 'first')
        .where('expires_at', '>', nowMs)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ id, email, created_at, expires_at }) => ({
        ...{ id, email },
        createdAtMs: created_at,
        expiresAtMs: expires_at,
      }));
    },
    async withdraw(id) {
      const gone = await query
        .deleteFrom('account_invitations')
        .where('id', '=', id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },
  };
}

/** 100 bits in groups that can be read out, such as ABCDE-FGHJK-LMNPQ-RSTUV. */
function newCode(): string {
  const letters = [...randomBytes(20)].map((byte) => LETTERS[byte % LETTERS.length]!);
  return [0, 5, 10, 15].map((from) => letters.slice(from, from + 5).join('')).join('-');
}

/** The code is random and long, so one hash is enough: there is nothing to guess. */
function hashOf(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
  return createHash('sha256').update(plain).digest('hex');
}
