import type { Kysely } from 'kysely';
import type { mailWords } from '#copy/en/mail-words.ts';
import type { Tables } from '#server/store/store.ts';
import { queueMails } from './outbox-tables.ts';

/** What the mail about a change of an account says. */
export type AccountNotice = {
  act: keyof (typeof mailWords)['accountNotice']['acts'];
  /** Email addresses of who did it, and of whose account it was done to. */
  by: string;
  whom: string;
  atMs: number;
  /** For a changed role: the new one. */
  role?: keyof (typeof mailWords)['accountNotice']['roles'];
  /** For a new second factor: from when it counts. */
  countsFromMs?: number;
};

/** The audit trail keeps what was done; of the mails no address stays longer than a failure is looked for. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Puts a mail about an account into the outbox for each of some addresses. */
export async function queueAccountNotices(
  store: Kysely<Tables>,
  notice: AccountNotice,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const { atMs } = notice;
  await store
    .deleteFrom('outbox')
    .where('kind', '=', 'account-notice')
    .where('state', '=', 'sent')
    .where('created_at', '<', atMs - KEPT_MS)
    .execute();
  const mail = { kind: 'account-notice', atMs } as const;
  await queueMails(store, ...addresses.map((to) => ({ ...mail, payload: { ...notice, to } })));
}
