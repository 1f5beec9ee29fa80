import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Secrets } from '#server/store/store.ts';
import type { Auth } from './create-auth.ts';
import { endPendingSteps } from './end-pending-steps.ts';

type FactorRow = { id: string; userId: string; secret: string; backupCodes: string };

/** Which parts of a second factor can be read with the secrets that the site has. */
export type FactorReadable = { authenticator: boolean; recovery: boolean };

/** Opens what better-auth encrypted under one of these secrets. Null when it was another. */
export async function openWith(secrets: readonly string[], data: string): Promise<string | null> {
  for (const key of secrets) {
    try {
      return await symmetricDecrypt({ key, data });
    } catch {
      // Encrypted under another secret: the next may be the one.
    }
  }
  return null;
}

/**
 * Stored second factors, across changes of AUTH_SECRET. What a former secret
 * encrypted is encrypted under the current one before the library reads it: the library itself knows one secret.
 */
export function createFactorStore({ auth, secrets }: { auth: Auth; secrets: Secrets }) {
  const adapter = async () => (await auth.$context).adapter;

  async function renew(row: FactorRow): Promise<FactorReadable & { renewed: boolean }> {
    const [secret, backupCodes] = [
      await encryptAnew(secrets, row.secret),
      await encryptAnew(secrets, row.backupCodes),
    ];
    const renewed = secret !== null || backupCodes !== null;
    const now = { secret: secret ?? row.secret, backupCodes: backupCodes ?? row.backupCodes };
    if (renewed) {
      const store = await adapter();
      await store.updateMany({
        model: 'twoFactor',
        // Unless another process did, or a recovery code was used meanwhile.
        where: (['id', 'secret', 'backupCodes'] as const).map((field) => ({
          field,
          value: row[field],
        })),
        update: now,
      });
    }
    return {
      renewed,
      authenticator: await isReadable(secrets, now.secret),
      recovery: await isReadable(secrets, now.backupCodes),
    };
  }

  return {
    /** Makes the factor of an account readable for the library, as far as a known secret can. Null: there is none. */
    async prepare(userId: string): Promise<FactorReadable | null> {
      const store = await adapter();
      const where = [{ field: 'userId', value: userId }];
      const row = await store.findOne<FactorRow>({ model: 'twoFactor', where });
      return row && renew(row);
    },
    /** The same for every factor, so that a former secret is needed for one start only. */
    async prepareAll(): Promise<{ renewed: number; unreadable: number }> {
      const rows = await (
        await adapter()
      ).findMany<FactorRow>({ model: 'twoFactor', limit: 1_000 });
      const results = await Promise.all(rows.map((row) => renew(row)));
      return {
        renewed: results.filter(({ renewed }) => renewed).length,
        unreadable: results.filter(({ authenticator }) => !authenticator).length,
      };
    },
    /** Takes the second factor off an account and ends its sessions and half-finished sign-ins. @returns whether it had one */
    async remove(userId: string): Promise<boolean> {
      const { internalAdapter } = await auth.$context;
      const store = await adapter();
      const ofUser = [{ field: 'userId', value: userId }];
      const removed = await store.deleteMany({ model: 'twoFactor', where: ofUser });
      await internalAdapter.updateUser(userId, { twoFactorEnabled: false });
      await internalAdapter.deleteUserSessions(userId);
      await endPendingSteps(auth, userId);
      return removed > 0;
    },
  };
}

export type FactorStore = ReturnType<typeof createFactorStore>;

/** The text to store in its place; null when it need not, or cannot, be changed. */
async function encryptAnew(secrets: Secrets, data: string): Promise<string | null> {
  if (await isReadable(secrets, data)) return null;
  const text = await openWith(secrets.all, data);
  return text === null ? null : symmetricEncrypt({ key: secrets.current, data: text });
}

const isReadable = async (secrets: Secrets, data: string) =>
  (await openWith([secrets.current], data)) !== null;
