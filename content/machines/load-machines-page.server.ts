import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslation } from '../locales/translation.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_MACHINES_PAGE } from './fallback.ts';
import type { MachinesPage } from './machine.ts';
import { toMachinesPage } from './to-machines-page.ts';

/** The machines list page's own words. */
export function loadMachinesPage(reader: ContentReader): Promise<Loaded<MachinesPage>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'machinesPageContent');
    if (found === null) return null;
    const page = toMachinesPage(found.entry, mappingContext(reader, found.links));
    return withTranslation(page, found.entry);
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_MACHINES_PAGE });
}
