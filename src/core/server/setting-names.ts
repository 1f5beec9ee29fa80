import leven from 'leven';
import { settingsSchema, type SettingValues } from './settings-schema.ts';

/** Every setting, by its name in the environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(settingsSchema.shape);

/** Sentences or names by the name of what is no setting: one that becomes a setting again fails the type check here. */
type Former<Value> = Readonly<Record<string, Value>> & {
  readonly [Name in keyof SettingValues]?: never;
};

/** Earlier names of settings, by which they are still read: owners may have set them by these. */
export const FORMER_NAMES: Former<keyof SettingValues> = {
  CONTENTFUL_WEBHOOK_SECRET: 'WEBHOOK_SECRET',
};

/** Settings of earlier versions, and what to do instead. */
const GONE: Former<string> = {
  FORMER_FORM_SECRETS: 'put its values behind FORM_SECRET, separated by commas',
  FORMER_AUTH_SECRETS: 'put its values behind AUTH_SECRET, separated by commas',
  FORMER_SETTINGS_KEYS: 'put its values behind SETTINGS_KEY, separated by commas',
  MAIL_TRANSPORT: 'mail goes through Amazon SES with SES_FROM_EMAIL, else through SMTP_URL',
  SAMPLE_CHANGES: 'to begin with the sample again, delete the folder sample-changes in DATA_DIR',
  INTAKE_LIMIT_TOTAL: 'it is fifty times INTAKE_LIMIT_PER_CLIENT',
  SESSION_IDLE_MINUTES: 'a session ends after 60 minutes without a request',
  SESSION_MAX_HOURS: 'a session ends 12 hours after sign-in',
  CONTENTFUL_INSECURE: 'write http:// before CONTENTFUL_HOST for plain HTTP',
  ANALYTICS_SINK:
    'set ANALYTICS to none, own, google: with the tag id behind it, plausible, or plausible: with the origin of your own',
  GOOGLE_TAG_ID: 'put it behind google: in ANALYTICS',
  PLAUSIBLE_HOST: 'put it behind plausible: in ANALYTICS',
  PREVIEW_SECRET: 'AUTH_SECRET signs preview links: hand them out anew from /admin/preview',
  PREVIEW_EDITOR_ORIGINS: 'Contentful’s own editor shows previews in its frame, and nobody else',
  PLAUSIBLE_DOMAIN: 'it is the host of SITE_URL',
  CONTACT_ENTRY_IDS: 'put each id into FIXED_IDS as contact:ID',
  ABOUT_ENTRY_ID: 'put the id into FIXED_IDS as about:ID',
  GOALS_PAGE_ENTRY_ID: 'put the id into FIXED_IDS as goals:ID',
  FOOTER_LOGO_ASSET_ID: 'put the id into FIXED_IDS as footer-logo:ID',
  EARLY_HINTS: 'none are sent',
  PAGE_CACHE: 'finished pages are always kept',
  MAIL_RESPONSE_TIME:
    'put the number of working days into MAIL_RESPONSE_DAYS, which mails word in the language of each visitor',
  HAND_OFF_STAND_IN: 'it was for tests',
};

/** Resemble EMAIL_TO and OTEL_TRACES_SAMPLER_ARG, and are cron's and OpenTelemetry's. */
const ORDINARY = new Set(['MAILTO', 'OTEL_TRACES_SAMPLER']);
/** Shorter names are near to many ordinary ones (PORT to SORT, HOST to POST): only case and signs may differ. */
const SHORTEST = 6;

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');

/** How many letters may differ: one in five, three at most. */
const differenceAllowed = (letters: string) =>
  letters.length < SHORTEST ? 0 : Math.min(3, Math.floor(letters.length / 5));

/** Whether two neighbours changed places, the slip of a quick hand: two differences by count, and one mistake. */
function isSwapped(given: string, meant: string): boolean {
  const at = [...given].findIndex((letter, place) => letter !== meant[place]);
  return at >= 0 && given.slice(0, at) + given[at + 1] + given[at] + given.slice(at + 2) === meant;
}

const SETTINGS = SETTING_NAMES.map((name) => ({ name, letters: lettersOf(name) }));

/**
 * A sentence on each variable that is set and is no setting of the site but was one or resembles one, so that a slip in a
 * name does not pass in silence: its name and never its value.
 * @param env the environment, with what .env added to it
 */
export function describeUnknownSettings(env: Record<string, string | undefined>): string[] {
  return Object.entries(env).flatMap(([given, value]) => {
    // An earlier .env.example, once copied, still names every setting of its time with nothing behind it.
    if (!value?.trim() || SETTING_NAMES.includes(given) || ORDINARY.has(given)) return [];
    const present = FORMER_NAMES[given];
    if (present)
      return [
        `${given} is called ${present} now, and is read as long as that one is not set: rename it.`,
      ];
    const instead = GONE[given];
    if (instead) return [`${given} is no setting any more and has no effect: ${instead}.`];
    const meant = nearest(lettersOf(given));
    return meant
      ? [`${given} is no setting of the site and has no effect: is ${meant} meant?`]
      : [];
  });
}

/** The setting that a name resembles, if any. */
function nearest(letters: string): string | undefined {
  return SETTINGS.map((setting) => ({ ...setting, distance: leven(letters, setting.letters) }))
    .filter(
      ({ distance, letters: meant }) =>
        distance <= differenceAllowed(meant) || isSwapped(letters, meant),
    )
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}
