import { machine } from '../model/machine.ts';
import type { PictureFile } from '../picture-file.ts';
import { DIVI_WP, OPTION_2_WALL_MOUNT } from './machines-ambient.ts';
import { COOLFRONT, DUO, FROST } from './machines-chilled.ts';
import { CHILL_LOCKER, LOCKER_10_CELL, LOCKER_20_CELL, PARCEL_BANK } from './machines-lockers.ts';
import files from './picture-files.json' with { type: 'json' };
import { isRendered, picture } from './pictures.ts';
import type { PictureName } from './pictures.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';
import type { MachineFields, SampleMachine } from './sample-machine.ts';

const SHARED = {
  manufacturer: 'Sample hardware partner',
  warranty: 'Sample term: 24 months, parts and labor',
  customizationTitle: 'Customization Options',
  softwareCompatibilityTitle: 'Software Compatibility',
  softwareCompatibilityText:
    'Ships with our controller and shows up in the same dashboard as the rest of your fleet. ' +
    'Machines with an MDB payment bus or a DEX port can report sales through a retrofit kit.',
  visible: true,
} satisfies Partial<MachineFields>;

/** In the order of the machines page; the first four show on the home page. */
const MACHINES: SampleMachine[] = [
  DIVI_WP,
  OPTION_2_WALL_MOUNT,
  LOCKER_10_CELL,
  COOLFRONT,
  FROST,
  DUO,
  LOCKER_20_CELL,
  PARCEL_BANK,
  CHILL_LOCKER,
];

const HOME_MACHINE_COUNT = 4;

export const machineEntries: SampleEntry[] = MACHINES.flatMap((item, index) => {
  const { pictures, examples, measures, ...fields } = item;
  const onHome = index < HOME_MACHINE_COUNT;
  const number = String(index + 1).padStart(2, '0');
  return [
    sampleEntry(machine, `machine-${number}-${item.slug}`, {
      ...SHARED,
      ...(item.specs ? {} : writtenMeasures(measures)),
      ...fields,
      ...factsOf(measures),
      images: views(pictures).map(picture),
      ...(pictures[0] === undefined ? {} : { thumbnail: picture(pictures[0]) }),
      deploymentExamples: linksTo(examples),
      displayOrder: index + 1,
      showOnHomepage: onHome,
      ...(onHome ? { homepageOrder: index + 1 } : {}),
    }),
    ...examples,
  ];
});

function factsOf([widthMm, depthMm, heightMm, weightKg]: SampleMachine['measures']) {
  return { widthMm, depthMm, heightMm, weightKg };
}

function writtenMeasures([width, depth, height, weight]: SampleMachine['measures']) {
  const size = [width, depth, height].map((mm) => mm.toLocaleString('en')).join(' × ');
  return {
    dimensions: `Sample size: ${size} mm (W × D × H)`,
    weight: `Sample weight: ${weight} kg empty`,
  };
}

/** The pictures of a machine's page. Beyond the first, a stand-in would only repeat what is there. */
function views(names: PictureName[]): PictureName[] {
  const known: Record<string, PictureFile | undefined> = files;
  return names.filter((name, index) => index === 0 || isRendered(name, known[name]?.fileName));
}

/** The id of a sample machine by its slug, for links from other files. */
export function machineId(slug: string): string {
  const index = MACHINES.findIndex((item) => item.slug === slug);
  if (index === -1) throw new Error(`There is no sample machine with the slug ${slug}.`);
  return `sample-machine-${String(index + 1).padStart(2, '0')}-${slug}`;
}
