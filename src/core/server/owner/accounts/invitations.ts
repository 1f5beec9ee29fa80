import { z } from 'zod';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AccountInvitationRow } from './account-tables.ts';
import { ROLES, rolesFor, type Role } from './permissions.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { cleanAddress } from '#server/intake/intake.ts';
import type { SiteDatabase, Tables } from '#server/store/store.ts';

/** Whether the account library takes this as an email address: what it would refuse must not use an invitation up. */
export const isAddress = (text: string) => z.email().max(254).safeParse(text).success;

type Kind = AccountInvitationRow['kind'];

/** An invitation that nobody has used yet. */
export type OpenInvitation = {
  id: string;
  email: string;
  role: Role;
  createdAtMs: number;
  expiresAtMs: number;
};

type NewInvitation = {
  id: string;
  code: string;
  kind: Kind;
  email: string;
  role: Role;
  invitedBy: string | null;
  nowMs: number;
};

export type Invitations = {
  /** Makes a one-time code. It is shown once; only its hash is kept. */
  create(input: Omit<NewInvitation, 'id' | 'code'>): Promise<string>;
  /**
   * Stores an invitation by its id, once: a second time nothing changes.
   * @returns whether it is new, and when it ends or ended
   */
  createOnce(input: Omit<NewInvitation, 'kind'>): Promise<{ isNew: boolean; expiresAtMs: number }>;
  /**
   * Uses a code up, once. A code for the first account is good only as long as there is none, and takes all other such
   * codes with it; one of an account that may invite nobody now is good for nothing.
   * @returns the role of the account that it is good for, and who gave it; null when it is not good for this address
   */
  spend(
    code: string,
    email: string,
    nowMs: number,
    hasAccounts: boolean,
  ): Promise<{ kind: Kind; role: Role } | null>;
  list(nowMs: number): Promise<OpenInvitation[]>;
  withdraw(id: string, nowMs: number): Promise<boolean>;
};

const LIFETIME_MS: Record<Kind, number> = {
  first: 7 * 24 * 3_600_000,
  invited: 3 * 24 * 3_600_000,
  console: 24 * 3_600_000,
};
/** A withdrawn or expired one is remembered, so that a page that is sent again does not make it anew. */
const REMEMBERED_MS = 24 * 3_600_000;
/** Without characters that are read for one another: five bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function createInvitations({ query, transaction }: SiteDatabase): Invitations {
  return {
    async create(input) {
      const code = toCode(randomBytes(20));
      await insertInvitation(query, { ...input, id: randomUUID(), code });
      return code;
    },
    async createOnce(input) {
      const isNew = await insertInvitation(query, { ...input, kind: 'invited' });
      const row = await query
        .selectFrom('account_invitations')
        .select('expires_at')
        .where('id', '=', input.id)
        .executeTakeFirst();
      // Gone again already: it was used in between.
      return { isNew, expiresAtMs: row?.expires_at ?? input.nowMs };
    },
    spend: (code, email, nowMs, hasAccounts) =>
      transaction(async (trx) => {
        const spent = await trx
          .deleteFrom('account_invitations')
          .where(
            'code_hash',
            'in',
            ROLES.map((role) => hashOf(code, role)),
          )
          .where('expires_at', '>', nowMs)
          .where('email', 'in', ['', cleanAddress(email)])
          .where(isGiven)
          .$if(hasAccounts, (q) => q.where('kind', '<>', 'first'))
          .returning(['kind', 'role'])
          .executeTakeFirst();
        if (spent?.kind === 'first') {
          await trx.deleteFrom('account_invitations').where('kind', '=', 'first').execute();
        }
        return spent ?? null;
      }),
    list: (nowMs) =>
      query
        .selectFrom('account_invitations')
        .select(['id', 'email', 'role'])
        .select(['created_at as createdAtMs', 'expires_at as expiresAtMs'])
        .where('kind', '<>', 'first')
        .where('expires_at', '>', nowMs)
        .where(isGiven)
        .orderBy('created_at', 'desc')
        .execute(),
    async withdraw(id, nowMs) {
      const ended = await query
        .updateTable('account_invitations')
        .set({ expires_at: nowMs })
        .where('id', '=', id)
        .where('expires_at', '>', nowMs)
        .executeTakeFirst();
      return ended.numUpdatedRows > 0n;
    },
  };
}

/** Whether the account that made an invitation may invite people now; the console always may. */
function isGiven(eb: ExpressionBuilder<Tables, 'account_invitations'>) {
  const inviting = eb
    .selectFrom('account_users')
    .select('id')
    .where('role', 'in', rolesFor('people'));
  return eb.or([eb('invited_by', 'is', null), eb('invited_by', 'in', inviting)]);
}

/**
 * 100 bits in groups that can be read out, such as ABCDE-FGHJK-LMNPQ-RSTUV.
 * @param bytes at least 20 that nobody can foresee
 */
export function toCode(bytes: Buffer): string {
  const letters = [...bytes.subarray(0, 20)].map((byte) => LETTERS[byte % LETTERS.length]!);
  return [0, 5, 10, 15].map((from) => letters.slice(from, from + 5).join('')).join('-');
}

/**
 * The code is random and long, so one hash is enough: there is nothing to guess. The role is part of it, save an owner's:
 * a version that knows no roles, and makes every account an owner's, does not find the codes of the others.
 */
function hashOf(code: string, role: Role): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
  return createHash('sha256')
    .update(role === 'owner' ? plain : `${role}:${plain}`)
    .digest('hex');
}

/** @returns false when there is one with this id */
async function insertInvitation(
  query: Kysely<Tables>,
  { id, code, kind, email, role, invitedBy, nowMs }: NewInvitation,
): Promise<boolean> {
  await query
    .deleteFrom('account_invitations')
    .where('expires_at', '<=', nowMs - REMEMBERED_MS)
    .execute();
  const inserted = await query
    .insertInto('account_invitations')
    .values({
      id,
      kind,
      code_hash: hashOf(code, role),
      email: cleanAddress(email),
      invited_by: invitedBy,
      role,
      created_at: nowMs,
      expires_at: nowMs + LIFETIME_MS[kind],
    })
    // By whichever of its keys the earlier one is met first: on PostgreSQL either may be.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
