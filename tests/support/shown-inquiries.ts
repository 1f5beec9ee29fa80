import { readShown, type ShownInquiries } from '#server/intake/inquiries/inquiry-events.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';

/** Inquiries as a page that is made now shows them. */
export async function shownNow(
  { query }: SiteDatabase,
  numbers: readonly number[],
): Promise<ShownInquiries> {
  const shown = await readShown(query, numbers);
  return new Map(numbers.map((number) => [number, shown.get(number) ?? {}]));
}

/** An account, as far as work on inquiries knows of it. */
export async function addAccount(
  database: SiteDatabase,
  account: { id: string; email: string; name: string },
): Promise<void> {
  await database.query
    .insertInto('account_users')
    .values({
      ...{ ...account, role: 'sales' },
      email_verified: database.engine === 'sqlite' ? 0 : false,
      created_at: new Date(0).toISOString(),
      updated_at: new Date(0).toISOString(),
    } as never)
    .execute();
}
