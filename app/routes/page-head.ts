import type { SiteContext } from '#server/site-context.ts';

/** The part of the settings that every page's head needs, and whether search engines may keep it. */
export type PageHead = { siteUrl: string; siteName: string; preview: boolean };

/** What a loader hands to its page's head. A preview is for its readers only. */
export function headOf({ settings, reader }: Pick<SiteContext, 'settings' | 'reader'>): PageHead {
  return { siteUrl: settings.siteUrl, siteName: settings.siteName, preview: reader.preview };
}
