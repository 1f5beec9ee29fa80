import type { ContentReader } from '#content/content-reader.ts';
import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import type { CatalogueMachine } from '#content/machines/machine.ts';
import type { MachineLink } from '#content/machines/machine-link.ts';
import type { MappingContext } from '#content/mapping/mapping-context.ts';
import type { DescribedResult } from '#content/project/stored-project.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import type { Wording } from '#copy/wording.ts';

/** A result that an inquiry is about. */
export type AskedResult = {
  /** The path that shows it. */
  href: string;
  /** Slug of the machine that it is of; '' for none. */
  machine: string;
  /** In one line. @param machine its title; without one, its slug stands for it */
  title(wording: Wording, machine?: string): string;
};

/** Results of one page of a feature, whose row in the table of addresses has their name (`result`). */
export type ResultPart = {
  /**
   * Reads what results are worked out with, once for all of a list.
   * @param reader null where content is not read yet
   * @returns what works one out anew from the query of its page; null for what the page refuses
   */
  describer(
    reader: ContentReader | null,
  ): Promise<(wording: Wording, search: URLSearchParams) => DescribedResult | null>;
  /** Reads what an inquiry about one names (`tool:<name>:<version>:<line>`); null for what it no longer works out. */
  read(version: number, line: string): AskedResult | null;
};

/** The code of a feature that core asks, without a page of its own: exported as `parts` by the `parts.ts` of its folder. */
export type PartsOfFeature = {
  /** @param units those that lengths are shown in */
  machineLinks?(
    wording: Wording,
    machine: Pick<CatalogueMachine, 'slug' | 'type' | 'facts'>,
    units: UnitSystem,
  ): MachineLink[];
  results?: Readonly<Record<string, ResultPart>>;
  /** Reads what it takes of the owner's site settings; the doctor tells what of that it reports. */
  readSettings?(entry: ContentfulEntry, context: MappingContext): unknown;
};
