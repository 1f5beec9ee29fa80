import type { Settings } from '#server/settings.ts';

/** The part of the settings that every page's head needs. */
export function headOf(settings: Settings): { siteUrl: string; siteName: string } {
  return { siteUrl: settings.siteUrl, siteName: settings.siteName };
}
