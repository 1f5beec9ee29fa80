import { technology } from '../model/technology.ts';
import { picture } from './pictures.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';
import type { SampleSection } from './sample-technology.ts';
import { MACHINE_SECTIONS } from './technology-machine.ts';
import { PAYMENT_SECTIONS } from './technology-payment.ts';
import { SOFTWARE_SECTIONS } from './technology-software.ts';

const SECTIONS: SampleSection[] = [...SOFTWARE_SECTIONS, ...MACHINE_SECTIONS, ...PAYMENT_SECTIONS];

const sectionLinks = (sections: SampleSection[]) => linksTo(sections.map(({ section }) => section));

export const technologyEntries: SampleEntry[] = [
  sampleEntry(technology, 'technology-management-software', {
    title: 'Management Software',
    slug: 'management-software',
    description:
      'Plan, stock, price and visit your machines from one place, with figures that open down to the single receipt.',
    image: picture('ui-lane-report'),
    sections: sectionLinks(SOFTWARE_SECTIONS),
    visible: true,
  }),
  sampleEntry(technology, 'technology-machine-control', {
    title: 'Machine Control',
    slug: 'machine-control',
    description:
      'The controller, the sensors and the cold-chain rules that keep a machine selling safely on its own.',
    image: picture('canteen'),
    sections: sectionLinks(MACHINE_SECTIONS),
    visible: true,
  }),
  sampleEntry(technology, 'technology-payment-and-handover', {
    title: 'Payment and Handover',
    slug: 'payment-and-handover',
    description:
      'How money, identity and goods change hands when nobody stands behind the counter.',
    image: picture('residence'),
    sections: sectionLinks(PAYMENT_SECTIONS),
    visible: true,
  }),
  ...SECTIONS.map(({ section }) => section),
  ...SECTIONS.flatMap(({ features }) => features),
];
