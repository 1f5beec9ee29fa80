import { createHash, createHmac } from 'node:crypto';
import { createAudit } from '../../audit/audit.ts';
import {
  systemClock,
  toSecrets,
  type Clock,
  type Secrets,
  type SiteDatabase,
} from '#server/store/store.ts';
import type { AccountNotice } from '#server/intake/intake.ts';
import type { AccountProvider, Visitor } from '../account-provider.ts';
import type { AccountSettings } from '../account-settings.ts';
import type { InvitationMail } from '../invite-person.ts';
import { SETTLES_AFTER_MS, type Role } from '../permissions.ts';
import { createAccountProvider } from '../create-account-provider.ts';
import type { PasswordHashing } from '../create-auth.ts';

export const OWNER = {
  name: 'Olivia Owner',
  email: 'olivia@example.com',
  password: 'tall grey lighthouse 41',
};

export const ACCOUNT_SETTINGS: AccountSettings = {
  siteUrl: 'http://localhost:3000',
  siteName: 'Vending Solutions',
  authSecrets: null,
  settingsKeys: null,
  secondFactorRequired: false,
  trustedProxyCount: 0,
  allowedOrigins: ['http://localhost:3000'],
};

/** Those whose counters may still be on their way to a store. */
const opened = new WeakMap<SiteDatabase, AccountProvider[]>();

const TEST_SECRETS = toSecrets('a secret of the test suite, long enough', []);

/** Costs nothing: what passwords cost is not tested with it. */
const CHEAP_HASHING: PasswordHashing = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }) => hash === (await CHEAP_HASHING.hash(password)),
};

/** Accounts on a store, with the trail beside them. */
export function accountsOn(
  database: SiteDatabase,
  changes: Partial<AccountSettings> = {},
  {
    clock = systemClock,
    sendsMail = true,
    secrets = TEST_SECRETS,
    hashing = CHEAP_HASHING,
  }: {
    clock?: Clock;
    sendsMail?: boolean;
    secrets?: Secrets;
    /** Null: as on the site. */
    hashing?: PasswordHashing | null;
  } = {},
) {
  const audit = createAudit({ database, clock, log: () => undefined });
  const settings = { ...ACCOUNT_SETTINGS, ...changes };
  const resets: { email: string; link: string }[] = [];
  const invitations: InvitationMail[] = [];
  const accounts = createAccountProvider({
    siteName: () => 'Vending Solutions',
    database,
    settings,
    secrets,
    clock,
    audit,
    ...(hashing && { hashing }),
    sendReset: sendsMail ? async (reset) => void resets.push(reset) : null,
    sendInvitation: sendsMail ? async (mail) => void invitations.push(mail) : null,
    onFailed(_mail, error) {
      throw error;
    },
  });
  opened.set(database, [...(opened.get(database) ?? []), accounts]);
  return { audit, accounts, resets, invitations };
}

/** Takes every account, code and counter out of a store. */
export async function emptyAccounts(database: SiteDatabase): Promise<void> {
  for (const accounts of opened.get(database) ?? []) await accounts.settled();
  const { query } = database;
  for (const table of ['account_users', 'account_verifications', 'account_invitations']) {
    await query.deleteFrom(table as 'account_invitations').execute();
  }
  await query.deleteFrom('rate_limits').execute();
  await query.deleteFrom('audit_events').execute();
  await query.deleteFrom('outbox').where('kind', '=', 'account-notice').execute();
  await query.deleteFrom('preview_links').execute();
}

/** What three days do to owners and second factors that are new. */
export async function settle({ query }: Pick<SiteDatabase, 'query'>): Promise<void> {
  await query
    .updateTable('account_users')
    .set((eb) => ({
      owner_since: eb('owner_since', '-', SETTLES_AFTER_MS),
      factor_counts_from: eb('factor_counts_from', '-', SETTLES_AFTER_MS),
    }))
    .execute();
}

/** The mails about accounts that wait in the outbox: what was done, and who is told. */
export async function noticesOf({
  query,
}: Pick<SiteDatabase, 'query'>): Promise<(AccountNotice & { to: string })[]> {
  const rows = await query
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'account-notice')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload) as AccountNotice & { to: string });
}

/** A browser as far as cookies go. */
export class Browser {
  readonly jar = new Map<string, string>();
  address: string | null;

  constructor(address: string | null = '192.0.2.1') {
    this.address = address;
  }

  get visitor(): Visitor {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie: cookie || null, address: this.address, userAgent: 'Test browser' };
  }

  take(cookies: readonly string[]): void {
    for (const line of cookies) {
      const [pair = '', ...attributes] = line.split('; ');
      const cut = pair.indexOf('=');
      const name = pair.slice(0, cut);
      if (attributes.includes('Max-Age=0')) this.jar.delete(name);
      else this.jar.set(name, pair.slice(cut + 1));
    }
  }
}

/** Invites someone and answers the code. */
export async function inviteByCode(
  accounts: AccountProvider,
  by: Browser,
  email: string,
  role: Role = 'owner',
): Promise<string> {
  const result = await accounts.invite(by.visitor, { email, role });
  if (result.outcome !== 'made') throw new Error(result.outcome);
  return result.code;
}

/** Makes an account with a code, such as an invitation's, and answers the browser that is signed in to it. */
export async function join(
  accounts: AccountProvider,
  email: string,
  code: string,
  browser = new Browser(`192.0.2.${100 + email.length}`),
): Promise<Browser> {
  const made = await accounts.signUp(browser.visitor, { ...OWNER, email, code });
  if (made.outcome !== 'signed-up') throw new Error(made.outcome);
  browser.take(made.cookies);
  return browser;
}

/** Makes the first account and answers the browser that is signed in to it. */
export async function signUpOwner(
  accounts: AccountProvider,
  browser = new Browser(),
): Promise<Browser> {
  const code = await accounts.firstAccountCode();
  const result = await accounts.signUp(browser.visitor, { code: code ?? '', ...OWNER });
  if (result.outcome !== 'signed-up')
    throw new Error(`The first account was not made: ${result.outcome}`);
  browser.take(result.cookies);
  return browser;
}

/** Turns the second factor of a signed-in browser on. */
export async function turnOnFactor(accounts: AccountProvider, browser: Browser) {
  const begun = await accounts.beginSecondFactor(browser.visitor, OWNER.password);
  if (begun.outcome !== 'done') throw new Error(begun.outcome);
  const { secret } = (await accounts.pendingSecondFactor(browser.visitor))!;
  const code = authenticatorCode(secret, Date.now());
  const done = await accounts.finishSecondFactor(browser.visitor, code);
  if (done.outcome !== 'done') throw new Error(done.outcome);
  browser.take(done.cookies);
  return { secret, recoveryCodes: done.recoveryCodes };
}

/** Signs in with the password, up to the second step. */
export async function firstStep(accounts: AccountProvider, address: string): Promise<Browser> {
  const browser = new Browser(address);
  const result = await accounts.signIn(browser.visitor, OWNER);
  if (result.outcome !== 'second-step') throw new Error(result.outcome);
  browser.take(result.cookies);
  return browser;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The six digits that an authenticator shows for a secret (RFC 6238, SHA-1, 30 s). The codes just before and after the
 * present one are good too, each once: who turns the factor on with the present code signs in with the next, and has
 * half a minute for both.
 */
export function authenticatorCode(secret: string, atMs: number): string {
  const bits = [...secret]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
