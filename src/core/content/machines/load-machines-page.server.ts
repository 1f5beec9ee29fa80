import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { toPageHero } from '../hero/page-hero.ts';
import type { Loaded } from '../loaded.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { toAction } from '../navigation/action.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_MACHINES_PAGE } from './fallback.ts';
import type { MachinesPage } from './machine.ts';

/** The machines list page's own words. */
export function loadMachinesPage(reader: ContentReader): Promise<Loaded<MachinesPage>> {
  const find = () => readSingleEntry(reader, 'machinesPageContent');
  return loadFromEntry(reader, find, toMachinesPage, { fallback: () => FALLBACK_MACHINES_PAGE });
}

/** Older spaces name the button fields differently. */
function toMachinesPage(entry: ContentfulEntry, context: MappingContext): MachinesPage {
  return {
    hero: toPageHero(entry, context, FALLBACK_MACHINES_PAGE.hero),
    intro: toTitledText(entry, 'introTitle', 'introDescription'),
    machineTypes: toTitledText(entry, 'machineTypesTitle', 'machineTypesDescription'),
    customMachine: {
      ...toTitledText(entry, 'customMachineCtaTitle', 'customMachineCtaDescription'),
      action: toAction(
        entry,
        ['customMachineButtonText', 'customMachineCtaButtonText'],
        ['customMachineButtonUrl', 'customMachineCtaButtonUrl'],
      ),
    },
  };
}
