import type { Transaction } from 'kysely';
import { handOver, hasInquiries, type Worker } from '#server/intake/intake.ts';
import type { Tables } from '#server/store/store.ts';
import type { Person } from './locked-people.ts';
import { mayDo } from './permissions.ts';

/**
 * Passes on what somebody looks after who sees no inquiries any more, in the transaction that decides so.
 * @param change.people everyone, locked
 * @param change.successor id of whoever gets it; null for nobody; undefined where nothing was chosen
 * @returns false, with nothing done, where there is something to pass on and no choice that can be followed
 */
export async function passOnInquiries(
  trx: Transaction<Tables>,
  change: {
    people: readonly Person[];
    from: Person;
    successor: string | null | undefined;
    by: Worker;
    atMs: number;
  },
): Promise<boolean> {
  const { people, from, successor, by, atMs } = change;
  if (!(await hasInquiries(trx, from.id))) return true;
  const to = successor === null ? null : people.find(({ id }) => id === successor);
  if (to === undefined || to?.id === from.id) return false;
  if (to !== null && !mayDo(to.role, 'inquiries')) return false;
  await handOver(trx, { from, to, by, atMs });
  return true;
}
