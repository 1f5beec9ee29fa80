import { PLAIN_SLUG } from '../slugs/slug-pattern.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { toPicture, readPicture } from '../media/to-picture.ts';
import type { Picture } from '../media/picture.ts';
import { problemOf } from '../content-problems.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { entrySlug } from '../slugs/entry-slug.ts';
import { dropped, isHidden, mapped, type Mapped, type MappedBy } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readLinkIds, readText, readTexts, type Fields } from '../mapping/read-fields.ts';
import { readExamples } from '../examples/example.ts';
import { toTitledText, type TitledText } from '../mapping/titled-text.ts';
import type { CatalogueMachine, MachineCard, MachineType } from './machine.ts';
import { toMachineFacts, toTypedFacts } from './to-machine-facts.ts';
import { readMachineSpecs } from './to-machine-specs.ts';

/** Part 1 section 8, "Machine validation". */
const MACHINE_WITHOUT_ID = 'Machine must have an ID';
const MACHINE_WITHOUT_TITLE = 'Machine must have a title';
const MACHINE_WITHOUT_SLUG = 'Machine must have a slug';
export const NOT_A_MACHINE = 'Entry is not a machine';
export const HIDDEN_MACHINE = 'Machine is hidden';

/** Part 2 section 2: what a card shows for a missing description or temperature. */
const NO_DESCRIPTION = 'No description available';
export const DEFAULT_TEMPERATURE = 'ambient';

const MAX_TEMPERATURE_CHARACTERS = 40;

/** The fixed notes of every machine page (part 2 section 2), unless the entry words its own. */
const CUSTOMIZATION: TitledText = {
  title: 'Customization Options',
  description:
    'Wraps, shelf layouts, payment hardware and locker cell sizes are chosen per site. Tell us what you sell and where, and we configure the machine before it ships.',
};

const SOFTWARE_COMPATIBILITY: TitledText = {
  title: 'Software Compatibility',
  description:
    'Runs on our platform from the first power-up: live stock, remote prices, cashless payment and alerts, in one view with every other machine you operate.',
};

/** A machine card, or the rule of part 2 section 5 that the entry breaks. */
export function toMachineCard(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<MachineCard> {
  const core = toCore(entry, context);
  if (!core.ok) return core;
  const { title } = core.value;
  return mapped({
    ...core.value,
    description: core.value.description || NO_DESCRIPTION,
    picture:
      readThumbnail(entry, context, title) ?? readMachinePictures(entry, context, title)[0] ?? null,
  });
}

/** A machine as finding and comparing pages need it; which goods recommend it is known to the products only. */
export function toCatalogueMachine(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<Omit<CatalogueMachine, 'goods'>> {
  const card = toMachineCard(entry, context);
  if (!card.ok) return card;
  const statedTemperature = readTemperature(fieldsOf(entry));
  return mapped({
    ...card.value,
    statedTemperature,
    specs: readMachineSpecs(entry),
    facts: toMachineFacts(entry, context),
  });
}

/** A machine's own page (part 2 sections 2 and 3), or the rule that the entry breaks. The first picture is the hero. */
export function toMachine(entry: ContentfulEntry, context: MappingContext) {
  const core = toCore(entry, context);
  if (!core.ok) return core;
  const fields = fieldsOf(entry);
  const { title } = core.value;
  return mapped({
    ...core.value,
    pictures: readMachinePictures(entry, context, title),
    thumbnail: readThumbnail(entry, context, title),
    features: readTexts(fields, 'features'),
    specs: readMachineSpecs(entry),
    // The rows above say what the text says, in the editor's own words.
    facts: toTypedFacts(entry, context),
    deploymentExamples: readExamples(entry, 'deploymentExamples', context),
    customization: toTitledText(entry, 'customizationTitle', 'customizationText', CUSTOMIZATION),
    softwareCompatibility: toTitledText(
      entry,
      'softwareCompatibilityTitle',
      'softwareCompatibilityText',
      SOFTWARE_COMPATIBILITY,
    ),
  });
}

export type Machine = MappedBy<typeof toMachine>;

/** What is wrong with a machine's slug; such a slug only warns (part 2 section 5). */
export function machineSlugWarning(slug: string): string | null {
  return PLAIN_SLUG.test(slug)
    ? null
    : 'Machine slug should contain only lowercase letters, digits and hyphens';
}

type MachineCore = Omit<MachineCard, 'picture'>;

function toCore(entry: ContentfulEntry, context: MappingContext): Mapped<MachineCore> {
  if (contentTypeOf(entry) !== 'machine') return dropped(NOT_A_MACHINE);
  if (isHidden(entry)) return dropped(HIDDEN_MACHINE);
  const { id } = entry.sys;
  if (typeof id !== 'string' || id === '') return dropped(MACHINE_WITHOUT_ID);
  const fields = fieldsOf(entry);
  const title = readText(fields, 'title');
  if (title === '') return dropped(MACHINE_WITHOUT_TITLE);
  const slug = entrySlug(entry, 'machine', MACHINE_WITHOUT_SLUG);
  if (!slug.ok) return slug;
  const warning = machineSlugWarning(slug.value);
  if (warning !== null) context.report(problemOf(entry, warning));
  return mapped({
    id,
    slug: slug.value,
    title,
    description: readText(fields, 'description'),
    type: toMachineType(fields),
    temperature: readTemperature(fields) ?? DEFAULT_TEMPERATURE,
  });
}

function readTemperature(fields: Fields): string | null {
  return readText(fields, 'temperature').slice(0, MAX_TEMPERATURE_CHARACTERS) || null;
}

function toMachineType(fields: Fields): MachineType {
  return readText(fields, 'type').slice(0, 20).toLowerCase() === 'locker' ? 'locker' : 'vending';
}

function readThumbnail(
  entry: ContentfulEntry,
  context: MappingContext,
  title: string,
): Picture | null {
  const alt = { last: `${title} thumbnail` };
  return readPicture(entry, context, alt, 'thumbnail', 'machineThumbnail');
}

function readMachinePictures(
  entry: ContentfulEntry,
  context: MappingContext,
  title: string,
): Picture[] {
  return readLinkIds(fieldsOf(entry), 'Asset', 'images')
    .map((id) => toPicture(context.links.asset(id), context, { last: title }, entry))
    .filter((picture) => picture !== null);
}
