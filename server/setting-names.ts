import leven from 'leven';
import { accountSettingsShape } from '#server/owner/owner.ts';
import { inquirySettingsShape } from '#server/intake/intake.ts';
import { FORMER_NAMES, operationSettingsShape } from './operation-settings.ts';
import { siteSettingsShape } from './settings.ts';

/** Every setting, by its name in the environment. */
export const SETTING_NAMES: readonly string[] = [
  siteSettingsShape,
  inquirySettingsShape,
  operationSettingsShape,
  accountSettingsShape,
].flatMap((shape) => Object.keys(shape));

/** A variable that is no setting, and the setting that may have been meant. */
export type MisspeltSetting = {
  given: string;
  meant: string;
  /** An earlier name, which is still read. */
  isRead: boolean;
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
 * Variables that are no setting of the site but resemble one, so that a slip in a name does not pass in silence.
 * @param names of the environment, with what .env added to it
 */
export function findMisspeltSettings(names: readonly string[]): MisspeltSetting[] {
  return names.flatMap((given): MisspeltSetting[] => {
    if (SETTING_NAMES.includes(given) || ORDINARY.has(given)) return [];
    const former = FORMER_NAMES[given];
    if (former) return [{ given, meant: former, isRead: true }];
    const letters = lettersOf(given);
    const near = SETTINGS.map((setting) => ({
      ...setting,
      distance: leven(letters, setting.letters),
    })).filter(
      ({ distance, letters: meant }) =>
        distance <= differenceAllowed(meant) || isSwapped(letters, meant),
    );
    const [nearest] = near.sort((a, b) => a.distance - b.distance);
    return nearest ? [{ given, meant: nearest.name, isRead: false }] : [];
  });
}

/** One sentence on such a variable: its name and never its value. */
export function describeMisspelt({ given, meant, isRead }: MisspeltSetting): string {
  return isRead
    ? `${given} is called ${meant} now, and is read as long as that one is not set: rename it.`
    : `${given} is no setting of the site and has no effect: is ${meant} meant?`;
}
