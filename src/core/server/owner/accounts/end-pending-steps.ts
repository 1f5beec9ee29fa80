import type { Auth } from './create-auth.ts';

/** Ends second steps that an earlier password began, and links to a new one that are on their way. */
export async function endPendingSteps(auth: Auth, userId: string): Promise<void> {
  const { adapter } = await auth.$context;
  const where = [{ field: 'value', value: userId }];
  await adapter.deleteMany({ model: 'verification', where });
}
