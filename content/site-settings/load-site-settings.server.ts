import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mapWhole } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { NO_SITE_SETTINGS, type SiteSettings } from './site-settings.ts';
import { toSiteSettings } from './to-site-settings.ts';

/** What the owner words about the site as a whole; `NO_SITE_SETTINGS` where there is no entry or no answer. */
export function loadSiteSettings(reader: ContentReader): Promise<Loaded<SiteSettings>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'siteSettings');
    if (found === null) return null;
    return mapWhole(found.entry, mappingContext(reader, found.links), toSiteSettings);
  };
  return loadedFrom(reader, read, { fallback: () => NO_SITE_SETTINGS });
}
