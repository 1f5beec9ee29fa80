import { openWith, type CredentialName } from '#server/owner/owner.ts';
import { readRows } from '#server/store/store.ts';
import type { Settings } from '../settings.ts';
import { fault, ok, type Finding } from './finding.ts';

type Place = { url: string | null; dataDir: string };
type FactorRow = { email: string; secret: string; backup_codes: string };

const FACTORS = `select u.email, f.secret, f.backup_codes
  from account_second_factors f join account_users u on u.id = f.user_id order by u.email`;
const STORED_SECRET = `select value from site_values where key = 'auth-secret'`;

/** Whether the next start can read every second factor: one that it cannot shuts its account out. */
export async function checkFactors(place: Place, { accounts }: Settings): Promise<Finding[]> {
  const rows = (await readRows<FactorRow>(place, FACTORS)) ?? [];
  if (rows.length === 0) return [];
  const [stored] = (await readRows<{ value: string }>(place, STORED_SECRET)) ?? [];
  const known = [...(accounts.authSecrets?.all ?? []), ...(stored ? [stored.value] : [])];
  const isReadable = async (secrets: readonly string[], { secret, backup_codes }: FactorRow) =>
    (await openWith(secrets, secret)) !== null && (await openWith(secrets, backup_codes)) !== null;
  const lost: string[] = [];
  let byFormer = 0;
  for (const row of rows) {
    if (await isReadable(known.slice(0, 1), row)) continue;
    if (await isReadable(known, row)) byFormer += 1;
    else lost.push(row.email);
  }
  if (lost.length > 0) {
    return [
      fault(
        'Second factors',
        `${lost.length} of ${rows.length} cannot be read with AUTH_SECRET or the secret in the database: ${lost.join(', ')} cannot sign in after the next start`,
        'Put the secret they were set up under behind AUTH_SECRET, after a comma, or take them off: npm run account:reset -- name@example.com --second-factor (docs/guides/accounts.md).',
      ),
    ];
  }
  const words = `${rows.length} can be read`;
  return [
    ok(
      'Second factors',
      byFormer === 0
        ? words
        : `${words}, ${byFormer} with a former secret: the next start keeps them under the present one`,
    ),
  ];
}

/** Whether what was entered under /admin can be opened, and what of it is in use. */
export function checkStoredCredentials(
  { stored, unreadable }: { stored: CredentialName[]; unreadable: CredentialName[] },
  { accounts, content }: Settings,
): Finding[] {
  if (unreadable.length > 0) {
    return [
      fault(
        'Stored credentials',
        `${unreadable.join(', ')} cannot be opened: ${accounts.settingsKeys ? 'sealed with another SETTINGS_KEY' : 'SETTINGS_KEY is not set'}`,
        'Set SETTINGS_KEY to the key they were stored with, or put that one behind it, after a comma; or enter them again under /admin/environment-variables.',
      ),
    ];
  }
  if (stored.length === 0) return [];
  const inUse = stored.filter((name) => !content.fromEnvironment.includes(name));
  const idle = stored.filter((name) => content.fromEnvironment.includes(name));
  return [
    ok(
      'Stored credentials',
      [
        ...(inUse.length > 0 ? [`${inUse.join(', ')} from /admin/environment-variables`] : []),
        ...(idle.length > 0 ? [`${idle.join(', ')} stored too, but the environment wins`] : []),
      ].join('; '),
    ),
  ];
}
