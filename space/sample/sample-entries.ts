import { goalEntries } from './goals.ts';
import { heroEntries } from './hero.ts';
import { homeEntries } from './home.ts';
import { machineEntries } from './machines.ts';
import { productEntries } from './products.ts';
import type { SampleEntry } from './sample-entry.ts';
import { testimonialEntries } from './testimonials.ts';

/** Every entry of the sample space, in the order of the export file. */
export const SAMPLE_ENTRIES: readonly SampleEntry[] = [
  ...homeEntries,
  ...heroEntries,
  ...productEntries,
  ...goalEntries,
  ...machineEntries,
  ...testimonialEntries,
];
