import type { Secrets } from '#server/store/store.ts';

/** The settings of accounts and stored settings. */
export type AccountSettings = {
  siteUrl: string;
  siteName: string;
  /** AUTH_SECRET: second factors that were set up under an earlier one can still be read. Null: one is made and kept. */
  authSecrets: Secrets | null;
  /** SETTINGS_KEY; null: nothing can be stored from the owner's screen. */
  settingsKeys: Secrets | null;
  /** Whether an account without a second factor may do nothing but set one up (ASVS 5.0, 6.3.3). */
  secondFactorRequired: boolean;
  trustedProxyCount: number;
  allowedOrigins: readonly string[];
};

/** A session without a request for this long is over. */
export const SESSION_IDLE_MS = 60 * 60_000;
/** A session is over this long after its sign-in, whatever happens. */
export const SESSION_LIFETIME_MS = 12 * 3_600_000;
