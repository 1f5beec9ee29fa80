import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { SiteDatabase } from '#server/store/store.ts';
import type { AccountCookies } from './account-cookies.ts';
import { SESSION_IDLE_MS, type AccountSettings } from './account-settings.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-rules.ts';

/** The header that hands the library the address that `clientAddress` found; no visitor's header reaches it. */
export const ADDRESS_HEADER = 'x-account-address';

/** How long the second step may follow the first. */
const SECOND_STEP_SECONDS = 600;
/** A session's end is moved at most this often. */
const RENEW_EVERY_SECONDS = 60;

/** How long the link to a new password is good. */
export const RESET_SECONDS = 30 * 60;

/** The names of the columns, where the library's are others. */
const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

const SESSION_FIELDS = {
  ...stamps,
  userId: 'user_id',
  expiresAt: 'expires_at',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
};

const CREDENTIAL_FIELDS = {
  ...stamps,
  accountId: 'account_id',
  providerId: 'provider_id',
  userId: 'user_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
};

const SECOND_FACTOR_SCHEMA = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'account_second_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
};

/** How passwords are kept: what is stored of one, and whether one is the one that was stored. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

/**
 * The account library on the site's own store. Its web endpoints are never mounted: the site's actions call it, so its own
 * routing, origin rules and rate limits have no part to play, and sign-up has no address of its own.
 */
export function createAuth(parts: {
  database: SiteDatabase;
  settings: AccountSettings;
  cookies: AccountCookies;
  secret: string;
  /** Given by tests alone: the library's costs a tenth of a second each time, as it must. */
  hashing?: PasswordHashing;
  /** Called with a token that sets a new password; nobody else gets to see it. */
  onResetToken: (made: { user: { id: string; email: string }; token: string }) => Promise<void>;
}) {
  const { database, settings, cookies, secret, hashing, onResetToken } = parts;
  const { names, secure } = cookies;
  const attributes = { secure, httpOnly: true, sameSite: 'lax', path: '/' } as const;
  return betterAuth({
    appName: settings.siteName,
    baseURL: settings.siteUrl,
    basePath: '/never-mounted',
    secret,
    database: {
      db: database.query as never,
      type: database.engine === 'sqlite' ? 'sqlite' : 'postgres',
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      ...(hashing && { password: hashing }),
      sendResetPassword: ({ user, token }) => onResetToken({ user, token }),
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
    },
    user: {
      modelName: 'account_users',
      fields: { ...stamps, emailVerified: 'email_verified' },
      // Given by sign-up.ts alone, from the invitation: the library's own endpoints are not mounted.
      additionalFields: {
        role: { type: 'string', required: true },
        ownerSince: { type: 'number', required: false, fieldName: 'owner_since' },
        factorCountsFrom: { type: 'number', required: false, fieldName: 'factor_counts_from' },
      },
    },
    session: {
      modelName: 'account_sessions',
      fields: SESSION_FIELDS,
      expiresIn: SESSION_IDLE_MS / 1_000,
      updateAge: RENEW_EVERY_SECONDS,
      // Sensitive acts ask for the password instead.
      freshAge: 0,
    },
    account: {
      modelName: 'account_credentials',
      fields: CREDENTIAL_FIELDS,
    },
    verification: {
      modelName: 'account_verifications',
      fields: { ...stamps, expiresAt: 'expires_at' },
      // Whoever sees the store must not be able to set a password.
      storeIdentifier: { default: 'plain', overrides: { 'reset-password:': 'hashed' } },
    },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-account' : 'account',
      defaultCookieAttributes: attributes,
      cookies: {
        session_token: { name: names.session, attributes },
        two_factor: { name: names.secondStep, attributes },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      twoFactor({
        issuer: settings.siteName,
        twoFactorCookieMaxAge: SECOND_STEP_SECONDS,
        // Locking would let anyone who knows the password lock its owner out; sign-in-limits.ts slows guessing down.
        accountLockout: { enabled: false },
        schema: SECOND_FACTOR_SCHEMA,
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
