import {
  CLIMATE_CLASSES,
  DOOR_SIZES,
  FACT_LIMITS,
  MAINS_VOLTAGES,
  MOUNTINGS,
  NETWORKS,
  PAYMENT_INTERFACES,
  PLACES,
  REFRIGERANTS,
} from '#content/machines/machine-facts.ts';
import { contentType } from './content-model.ts';
import {
  choice,
  choices,
  decimal,
  integer,
  object,
  slug,
  symbol,
  symbols,
  text,
} from './fields.ts';
import { documents, entries, entry, image, images } from './link-fields.ts';
import { ORDER_FIELDS, VISIBLE_FIELD } from './shared-fields.ts';

const MACHINE_TYPES = ['vending', 'locker'] as const;
const MACHINE_TEMPERATURES = ['ambient', 'refrigerated', 'frozen', 'multi', 'controlled'] as const;

const SPEC_HELP = 'Shown in the specification table. Empty lines are left out.';

const FACT_HELP = 'Empty is unknown. Visitors may choose inches and pounds instead.';

type Limited = keyof typeof FACT_LIMITS;

/** A number of a machine, between its limits. */
const whole = <const Id extends Limited>(id: Id, name: string, help = FACT_HELP) =>
  integer(id, name, { help, validations: [{ range: FACT_LIMITS[id] }] });
const measured = <const Id extends Limited>(id: Id, name: string, help: string) =>
  decimal(id, name, { help, validations: [{ range: FACT_LIMITS[id] }] });

/**
 * What is known in numbers and named values. Content types hold at most 50 fields, so doors are one list and the needs of
 * the site an entry of their own; the rest leaves room for fields of an owner's.
 */
export const FACT_FIELDS = [
  whole('widthMm', 'Width in millimetres'),
  whole('depthMm', 'Depth in millimetres', 'With the door closed. Empty is unknown.'),
  whole('heightMm', 'Height in millimetres', 'With its feet. Empty is unknown.'),
  measured('weightKg', 'Weight in kilograms', 'Without goods. Empty is unknown.'),
  choices('voltagesV', 'Mains voltages', MAINS_VOLTAGES, {
    help: 'In volts: those that the machine accepts or may be ordered for.',
  }),
  measured('currentA', 'Current in amperes', 'The most it draws, as on the type plate.'),
  choice('climateClass', 'Climate class', CLIMATE_CLASSES, {
    help: 'Of ISO 23953-2, for refrigerated machines.',
  }),
  choices('places', 'Where it may stand', PLACES),
  choice('mounting', 'What carries it', MOUNTINGS, {
    help: 'A load on the floor is shown only for what stands on the floor.',
  }),
  whole(
    'selections',
    'Selections',
    'How many articles a visitor can choose from. For lockers fill in the doors instead.',
  ),
  symbols('doors', 'Doors of a locker', {
    help: `One item for each size, for example “medium: 8”. Sizes: ${DOOR_SIZES.join(', ')}.`,
    items: [
      {
        regexp: { pattern: `^(?:${DOOR_SIZES.join('|')}): [1-9][0-9]{0,2}$` },
        message: `Write a size, a colon and a number: ${DOOR_SIZES.join(', ')}.`,
      },
    ],
  }),
  decimal('temperatureMinC', 'Lowest temperature of the goods in °C', {
    help: 'Counts only together with the highest.',
    validations: [{ range: FACT_LIMITS.temperatureC }],
  }),
  decimal('temperatureMaxC', 'Highest temperature of the goods in °C', {
    help: 'Counts only together with the lowest.',
    validations: [{ range: FACT_LIMITS.temperatureC }],
  }),
  choices('paymentInterfaces', 'Payment interfaces', PAYMENT_INTERFACES),
  choices('networks', 'Networks', NETWORKS),
  choice('refrigerant', 'Refrigerant', REFRIGERANTS),
  measured('noiseDb', 'Noise in dB(A)', 'Sound pressure at one metre.'),
  measured(
    'energyKwhPerDay',
    'Power use in kWh a day',
    'As measured or declared. The payback tool takes it over.',
  ),
  documents('certificates', 'Certificates', {
    help: 'PDF files. The title of each asset is shown as the name of the document.',
  }),
  entry('siteRequirements', 'What the site must provide', ['siteRequirements'], {
    help: 'Machines that need the same may share one entry.',
  }),
] as const;

export const machine = contentType({
  id: 'machine',
  name: 'Machine or locker',
  description: 'A vending machine or smart locker, with its own page under /machines.',
  fields: [
    symbol('title', 'Title', { required: true }),
    slug('slug', '/machines/…'),
    choice('type', 'Type', MACHINE_TYPES, { help: 'Decides in which list it stands.' }),
    choice('temperature', 'Temperature', MACHINE_TEMPERATURES, { help: 'Shown as a badge.' }),
    text('description', 'Description', { required: true }),
    symbols('features', 'Features', {
      help: 'One line each; the page splits them into two halves.',
    }),
    images('images', 'Pictures', {
      help: 'The first is the main picture, the next three are additional views.',
    }),
    image('thumbnail', 'Picture on cards', { help: 'Empty uses the first picture.' }),
    symbol('dimensions', 'Dimensions', { help: SPEC_HELP }),
    symbol('weight', 'Weight'),
    symbol('powerRequirements', 'Power requirements'),
    symbol('capacity', 'Capacity'),
    symbol('paymentOptions', 'Payment options'),
    symbol('connectivity', 'Connectivity'),
    symbol('manufacturer', 'Manufacturer'),
    symbol('warranty', 'Warranty'),
    object('specs', 'Specifications', {
      help: 'Names and values, for example {"dimensions": "90 x 60 cm"}. When filled in, it replaces the lines above.',
    }),
    ...FACT_FIELDS,
    symbol('customizationTitle', 'Customization: heading'),
    text('customizationText', 'Customization: text', { help: 'Empty shows the built-in note.' }),
    symbol('softwareCompatibilityTitle', 'Software: heading'),
    text('softwareCompatibilityText', 'Software: text', { help: 'Empty shows the built-in note.' }),
    entries('deploymentExamples', 'Deployment examples', ['example']),
    VISIBLE_FIELD,
    ...ORDER_FIELDS,
  ],
});

const LINES_HELP = 'One line for each requirement, in your own words.';

export const siteRequirements = contentType({
  id: 'siteRequirements',
  name: 'Site requirements',
  description: 'What the place must provide for a machine: shown as its site checklist.',
  fields: [
    symbol('title', 'Name', {
      required: true,
      help: 'For editors only, such as “Chilled, indoor”.',
    }),
    integer('clearanceBackMm', 'Free space behind in millimetres', {
      help: 'Between the back and the wall, for air. 0 is none; empty is unknown.',
      validations: [{ range: FACT_LIMITS.clearanceMm }],
    }),
    integer('clearanceSideMm', 'Free space at each side in millimetres', {
      validations: [{ range: FACT_LIMITS.clearanceMm }],
    }),
    integer('clearanceFrontMm', 'Free space in front in millimetres', {
      help: 'For the open door and the person who fills the machine.',
      validations: [{ range: FACT_LIMITS.clearanceMm }],
    }),
    symbols('floor', 'Floor or wall', { help: LINES_HELP }),
    symbols('power', 'Power', { help: LINES_HELP }),
    symbols('network', 'Network', { help: LINES_HELP }),
    symbols('ventilation', 'Ventilation', { help: LINES_HELP }),
    symbols('access', 'Access', { help: 'The way in, opening hours, refilling. One line each.' }),
    symbols('permits', 'Permits', { help: LINES_HELP }),
  ],
});
