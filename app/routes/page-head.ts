import { mayBeIndexed } from '#server/owner/owner.ts';
import type { PageContext } from '#server/http/http.ts';

/** The part of the settings that every page's head needs, and whether search engines may keep it. */
export type PageHead = { siteUrl: string; siteName: string; hidden: boolean };

/**
 * What a loader hands to its page's head. A preview is for its readers only, and a public site without content of the
 * owner's for nobody's index.
 */
export function headOf({ settings, reader }: Pick<PageContext, 'settings' | 'reader'>): PageHead {
  const { siteUrl, siteName } = settings;
  return { siteUrl, siteName, hidden: reader.preview || !mayBeIndexed(settings) };
}
