import type { Picture } from '../media/picture.ts';
import type { PageHero } from '../hero/page-hero.ts';
import type { TitledText } from '../mapping/titled-text.ts';
import type { Action } from '../navigation/action.ts';
import type { MachineFacts } from './machine-facts.ts';

export type MachineType = 'vending' | 'locker';

/** What a machine card shows (part 1 section 2). `slug` may be '' only for placeholders, drawn without a link. */
export type MachineCard = {
  id: string;
  slug: string;
  title: string;
  description: string;
  type: MachineType;
  temperature: string;
  picture: Picture | null;
};

/** One row of "Machine Specifications": the name as stored, in title case for display. */
export type MachineSpec = { key: string; label: string; value: string };

/** A machine as the finding, comparing and sizing pages need it. */
export type CatalogueMachine = MachineCard & {
  /** As content states it; null where it does not, though cards then say "ambient". */
  statedTemperature: string | null;
  /** What its own page says in words. */
  specs: MachineSpec[];
  facts: MachineFacts;
  /** Slugs of the products that recommend it. */
  goods: string[];
};

/** The machines list page's own words. */
export type MachinesPage = {
  hero: PageHero;
  intro: TitledText;
  machineTypes: TitledText;
  customMachine: TitledText & { action: Action | null };
};
