import type { Account, MustWait, Visitor } from './account-provider.ts';
import type { LiveSession } from './account-sessions.ts';
import { toAccount } from './auth-calls.ts';
import type { PasswordGate } from './password-gate.ts';
import { mayDo } from './permissions.ts';
import type { AccountParts } from './account-parts.ts';

/** What acts of owners on accounts work with. */
export type OwnersActParts = AccountParts & { gate: PasswordGate };

/**
 * Who acts, and on whom: somebody who may, and who knows the password.
 * @param refuse asked of their session before the password is; null where nothing speaks against it
 * @returns what the act ends with, where it ends here
 */
export async function beginOwnersAct<Refusal extends { outcome: string } = never>(
  { auth, sessions, gate }: OwnersActParts,
  visitor: Visitor,
  { id, password }: { id: string; password: string },
  refuse: (session: LiveSession) => Refusal | null = () => null,
): Promise<
  { session: LiveSession; person: Account } | { outcome: 'wrong' | 'gone' } | MustWait | Refusal
> {
  const session = await sessions.live(visitor);
  if (!session) return { outcome: 'wrong' };
  if (!mayDo(session.account.role, 'people')) return { outcome: 'gone' };
  const refusal = refuse(session);
  if (refusal !== null) return refusal;
  const checked = await gate(visitor, password);
  if (checked.outcome !== 'right') return checked;
  const found = await (await auth.$context).internalAdapter.findUserById(id);
  return found ? { session, person: toAccount(found) } : { outcome: 'gone' };
}
