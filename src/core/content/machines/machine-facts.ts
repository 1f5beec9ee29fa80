/** Where a machine may stand. */
export const PLACES = ['indoor', 'sheltered', 'outdoor'] as const;
export type Place = (typeof PLACES)[number];

/** What carries a machine. */
export const MOUNTINGS = ['floor', 'wall', 'tabletop'] as const;
type Mounting = (typeof MOUNTINGS)[number];

/** Climate classes of ISO 23953-2 by the air they are tested in. */
export const CLIMATE_CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
type ClimateClass = (typeof CLIMATE_CLASSES)[number];

/** Ways in which a payment terminal or a back office is attached. */
export const PAYMENT_INTERFACES = [
  'mdb',
  'executive',
  'pulse',
  'dex',
  'cctalk',
  'ethernet',
  'usb',
] as const;
type PaymentInterface = (typeof PAYMENT_INTERFACES)[number];

/** Networks over which a machine reports. */
export const NETWORKS = ['ethernet', 'wifi', '4g', '5g', 'lte-m', 'nb-iot'] as const;
type Network = (typeof NETWORKS)[number];

export const REFRIGERANTS = ['r290', 'r600a', 'r744', 'r134a', 'r404a', 'r452a'] as const;
type Refrigerant = (typeof REFRIGERANTS)[number];

/** Nominal mains voltages of the world's public grids (IEC 60038), single and three phase, in volts. */
export const MAINS_VOLTAGES = [
  '100',
  '110',
  '115',
  '120',
  '127',
  '200',
  '208',
  '220',
  '230',
  '240',
  '380',
  '400',
  '415',
  '480',
] as const;

/** Sizes of locker doors, smallest first. */
export const DOOR_SIZES = ['small', 'medium', 'large', 'extra-large'] as const;
export type DoorSize = (typeof DOOR_SIZES)[number];

/** From the least to the most that a machine can have; both can occur. A figure outside is a slip of the pen. */
export const FACT_LIMITS = {
  widthMm: { min: 100, max: 20_000 },
  depthMm: { min: 50, max: 5_000 },
  heightMm: { min: 100, max: 5_000 },
  weightKg: { min: 1, max: 10_000 },
  currentA: { min: 0.1, max: 125 },
  selections: { min: 1, max: 1_000 },
  temperatureC: { min: -60, max: 100 },
  noiseDb: { min: 10, max: 120 },
  energyKwhPerDay: { min: 0.01, max: 1_000 },
  clearanceMm: { min: 0, max: 5_000 },
} as const;

/** A certificate or declaration of conformity that the owner has put on file. */
export type Certificate = { title: string; url: string };

/**
 * What is known of a machine in numbers and named values, all metric. Null or an empty list is unknown, never "none".
 * Each comes from a field of its own, or from a text that states it without a doubt.
 */
export type MachineFacts = {
  widthMm: number | null;
  depthMm: number | null;
  heightMm: number | null;
  weightKg: number | null;
  /** Mains voltages that the machine may be ordered for or accepts, ascending. */
  voltagesV: number[];
  currentA: number | null;
  climateClass: ClimateClass | null;
  places: Place[];
  mounting: Mounting | null;
  /** How many articles a visitor can choose from. */
  selections: number | null;
  /** Doors of a locker by size; null where no size is known. */
  doors: Partial<Record<DoorSize, number>> | null;
  /** Of the goods, in degrees Celsius. */
  temperatureC: { min: number; max: number } | null;
  paymentInterfaces: PaymentInterface[];
  networks: Network[];
  refrigerant: Refrigerant | null;
  /** A-weighted sound pressure at one metre, in decibels. */
  noiseDb: number | null;
  /** Electric energy in kilowatt-hours a day. */
  energyKwhPerDay: number | null;
  certificates: Certificate[];
  site: SiteRequirements;
};

/** What the place must provide in an editor's own words, each a list of lines. */
export const SITE_LINES = [
  'floor',
  'power',
  'network',
  'ventilation',
  'access',
  'permits',
] as const;

/** What the place must provide. */
export type SiteRequirements = Record<(typeof SITE_LINES)[number], string[]> & {
  /** Free space behind and beside the machine, for air. */
  clearanceBackMm: number | null;
  clearanceSideMm: number | null;
  /** Free space in front, for the open door and the person who fills the machine. */
  clearanceFrontMm: number | null;
};

/** Of a machine of which nothing is known but its free text. */
export const UNKNOWN_FACTS: MachineFacts = {
  widthMm: null,
  depthMm: null,
  heightMm: null,
  weightKg: null,
  voltagesV: [],
  currentA: null,
  climateClass: null,
  places: [],
  mounting: null,
  selections: null,
  doors: null,
  temperatureC: null,
  paymentInterfaces: [],
  networks: [],
  refrigerant: null,
  noiseDb: null,
  energyKwhPerDay: null,
  certificates: [],
  site: {
    clearanceBackMm: null,
    clearanceSideMm: null,
    clearanceFrontMm: null,
    floor: [],
    power: [],
    network: [],
    ventilation: [],
    access: [],
    permits: [],
  },
};
