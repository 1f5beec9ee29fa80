import type { FieldsOf } from '../model/content-model.ts';
import type { machine } from '../model/machine.ts';
import type { PictureName } from './pictures.ts';
import type { SampleEntry } from './sample-entry.ts';

export type MachineFields = FieldsOf<typeof machine>;

/** A sample machine: its fields without what every sample machine shares. */
export type SampleMachine = Omit<MachineFields, 'images' | 'thumbnail' | 'deploymentExamples'> & {
  /** Width, depth and height in millimetres, and the weight in kilograms. */
  measures: readonly [number, number, number, number];
  pictures: PictureName[];
  examples: SampleEntry<'example'>[];
};
