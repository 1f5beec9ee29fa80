import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { toAction } from '../navigation/action.ts';
import { toPageHero } from '../hero/page-hero.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { FALLBACK_MACHINES_PAGE } from './fallback.ts';
import type { MachinesPage } from './machine.ts';

/** The words of a machinesPageContent entry; older spaces name the button fields differently. */
export function toMachinesPage(entry: ContentfulEntry, context: MappingContext): MachinesPage {
  const fields = fieldsOf(entry);
  return {
    hero: toPageHero(fields, context, FALLBACK_MACHINES_PAGE.hero),
    intro: toTitledText(fields, 'introTitle', 'introDescription'),
    machineTypes: toTitledText(fields, 'machineTypesTitle', 'machineTypesDescription'),
    customMachine: {
      ...toTitledText(fields, 'customMachineCtaTitle', 'customMachineCtaDescription'),
      action: toAction(
        fields,
        ['customMachineButtonText', 'customMachineCtaButtonText'],
        ['customMachineButtonUrl', 'customMachineCtaButtonUrl'],
      ),
    },
  };
}
