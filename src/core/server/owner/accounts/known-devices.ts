import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { SiteDatabase } from '#server/store/store.ts';
import { cleanAddress } from '#server/intake/intake.ts';

/** Devices that have signed in to an account. Nothing is stored of them: the mark that each carries is signed. */
export type KnownDevices = {
  /** The mark of a new device of this account. */
  issue(email: string): Promise<string>;
  /** @returns the id that a mark was made with; null when it is none of ours for this account, or has ended */
  recognise(mark: string, email: string): Promise<string | null>;
  /** Ends every mark of an account. */
  endAll(accountId: string): Promise<void>;
};

export function createKnownDevices({ query }: SiteDatabase, secret: string): KnownDevices {
  const sign = (...of: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['known-device', ...of]))
      .digest('base64url');
  const roundOf = async (account: string) => {
    const user = await query
      .selectFrom('account_users')
      .select('device_round')
      .where('email', '=', account)
      .executeTakeFirst();
    return user && String(user.device_round);
  };

  return {
    async issue(email) {
      const account = cleanAddress(email);
      const id = randomUUID();
      const round = (await roundOf(account)) ?? '0';
      return `${id}.${round}.${sign(id, round, account)}`;
    },
    async recognise(mark, email) {
      const account = cleanAddress(email);
      const [id = '', round = '', ...signatures] = mark.split('.');
      const given = Buffer.from(signatures.join('.'));
      const expected = Buffer.from(sign(id, round, account));
      // Before the store is asked: whoever makes marks up costs it nothing.
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return (await roundOf(account)) === round ? id : null;
    },
    async endAll(accountId) {
      await query
        .updateTable('account_users')
        .set((eb) => ({ device_round: eb('device_round', '+', 1) }))
        .where('id', '=', accountId)
        .execute();
    },
  };
}
