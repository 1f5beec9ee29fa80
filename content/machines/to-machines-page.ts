import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { toAction } from '../navigation/action.ts';
import { toPageHero } from '../hero/page-hero.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { FALLBACK_MACHINES_PAGE } from './fallback.ts';
import type { MachinesPage } from './machine.ts';

/** The words of a machinesPageContent entry; older spaces name the button fields differently. */
export function toMachinesPage(entry: ContentfulEntry, context: MappingContext): MachinesPage {
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
