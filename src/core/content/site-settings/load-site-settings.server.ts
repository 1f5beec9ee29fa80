import type { ContentReader } from '../content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { NO_SITE_SETTINGS, type SiteSettings } from './site-settings.ts';
import { toSiteSettings } from './to-site-settings.ts';

/** What the owner words about the site as a whole; `NO_SITE_SETTINGS` where there is no entry or no answer. */
export function loadSiteSettings(reader: ContentReader): Promise<Loaded<SiteSettings>> {
  const find = () => readSingleEntry(reader, 'siteSettings');
  return loadFromEntry(reader, find, toSiteSettings, { fallback: () => NO_SITE_SETTINGS });
}
