import type { Transaction } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import { mayDo, type Permission, type Role } from './permissions.ts';

/**
 * Ends what an account has given and could not any more: invitations and preview links, which would be ways back in. What
 * it looks after is passed on (`passOnInquiries`).
 * @param role what the account is from now on; null where it is removed
 */
export async function endRights(
  trx: Transaction<Tables>,
  { id, email }: { id: string; email: string },
  role: Role | null,
  nowMs: number,
): Promise<void> {
  const keeps = (permission: Permission) => role !== null && mayDo(role, permission);
  if (!keeps('people'))
    await trx.deleteFrom('account_invitations').where('invited_by', '=', id).execute();
  if (!keeps('preview'))
    await trx
      .updateTable('preview_links')
      .set({ revoked_at: nowMs })
      .where('made_by', '=', email)
      .where('revoked_at', 'is', null)
      .execute();
}
