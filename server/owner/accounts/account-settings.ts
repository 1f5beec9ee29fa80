import { z } from 'zod';
import { formerSecrets, toSecrets, type Secrets } from '#server/store/store.ts';

/** The settings of accounts and stored settings. */
export type AccountSettings = {
  siteUrl: string;
  siteName: string;
  /** AUTH_SECRET; null: one is made and kept in the store. */
  authSecret: string | null;
  /** FORMER_AUTH_SECRETS: second factors that were set up under one of them can still be read. */
  formerAuthSecrets: readonly string[];
  /** SETTINGS_KEY and FORMER_SETTINGS_KEYS; null: nothing can be stored from the owner's screen. */
  settingsKeys: Secrets | null;
  /** A session without a request for this long is over. */
  idleMs: number;
  /** A session is over this long after its sign-in, whatever happens. */
  lifetimeMs: number;
  /** Whether an account without a second factor may do nothing but set one up (ASVS 5.0, 6.3.3). */
  secondFactorRequired: boolean;
  trustedProxyCount: number;
  allowedOrigins: readonly string[];
};

/** One or more account settings are unusable; each line names one and what to do. */
export class AccountSettingsError extends Error {
  override readonly name = 'AccountSettingsError';
}

const text = z.string().trim().default('');
const secret = text.refine((value) => value === '' || value.length >= 32, {
  error: 'must have at least 32 characters, for example the output of: openssl rand -base64 32',
});
const wholeNumber = (fallback: number, min: number, max: number) =>
  text
    .transform((value) => (value === '' ? fallback : Number(value)))
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    });

/** The settings of accounts, by their names in the environment. */
export const accountSettingsShape = {
  AUTH_SECRET: secret,
  FORMER_AUTH_SECRETS: formerSecrets,
  SETTINGS_KEY: secret,
  FORMER_SETTINGS_KEYS: formerSecrets,
  SESSION_IDLE_MINUTES: wholeNumber(60, 5, 1_440),
  SESSION_MAX_HOURS: wholeNumber(12, 1, 720),
  SECOND_FACTOR: text
    .transform((value) => value.toLowerCase() || 'optional')
    .pipe(z.enum(['optional', 'required'], { error: 'must be optional or required' })),
};

const schema = z.object(accountSettingsShape);

/**
 * Makes the settings of accounts out of the environment.
 * @throws AccountSettingsError naming every unusable setting
 */
export function parseAccountSettings(
  env: Record<string, string | undefined>,
  site: Pick<AccountSettings, 'siteUrl' | 'siteName' | 'trustedProxyCount' | 'allowedOrigins'>,
): AccountSettings {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    throw new AccountSettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  return {
    ...site,
    authSecret: values.AUTH_SECRET || null,
    formerAuthSecrets: values.FORMER_AUTH_SECRETS,
    settingsKeys:
      values.SETTINGS_KEY === ''
        ? null
        : toSecrets(values.SETTINGS_KEY, values.FORMER_SETTINGS_KEYS),
    idleMs: values.SESSION_IDLE_MINUTES * 60_000,
    lifetimeMs: values.SESSION_MAX_HOURS * 3_600_000,
    secondFactorRequired: values.SECOND_FACTOR === 'required',
  };
}
