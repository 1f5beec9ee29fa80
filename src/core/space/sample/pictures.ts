import { assetLink } from '../contentful-export.ts';
import type { AssetLink } from '../model/content-model.ts';

/**
 * Every picture of the sample space: the file in #space/assets and what it shows.
 * The words become the title of the asset, which pages use as the text alternative.
 */
export const PICTURES = {
  hero: webp('A vending machine and a ten-cell smart locker against an oak wall in a bright lobby'),
  divi: webp(
    'Outdoor vending machine with a blue rain canopy, a lit glass front and a touch screen',
  ),
  wall: webp(
    'White and blue vending machine mounted on a wall, with four shelves and a touch screen',
  ),
  locker: webp('Ten-cell smart locker with a touch screen; one door is open with a parcel inside'),
  grocery: webp('Cartons, cans, bottles and two pieces of fruit on yellow plinths'),
  vape: webp('Sealed boxes, dropper bottles and tins on lilac plinths'),
  fresh: webp('Salad bowls, juice bottles, meal cups and fruit on green plinths'),
  cosmetics: webp('Skincare bottles, jars and lip tints on pink plinths'),
  coffee: webp(
    'Bags of coffee, tea, oat milk, paper cups and a cup of espresso on tan plinths',
    'grocery',
  ),
  electronics: webp(
    'Headphones, charger, power bank, cable and ear buds on pale blue plinths',
    'cosmetics',
  ),
  pharmacy: webp(
    'First-aid case, bandages, hand gel, creams and masks on teal plinths',
    'cosmetics',
  ),
  parcels: webp('Taped parcels of seven sizes and a roll of tape on peach plinths', 'parcel'),
  'quiet-corner': webp(
    'Vending machine with all of its goods behind lit glass, between a plant and a bench',
    'hero',
  ),
  'break-room': webp(
    'Twin vending machine on an office wall beside a high table and a plant',
    'duo-front',
  ),
  canteen: webp('Chilled and frozen food machines side by side in a corridor', 'coolfront-front'),
  residence: webp(
    'Twenty-cell locker and dark parcel locker side by side in an entrance hall',
    'locker20-front',
  ),
  'farm-shop': webp('Chilled locker with grocery orders before an oak wall', 'chill-locker-front'),
  'ui-dashboard': svg('Operations dashboard with a sales chart, live stock and machine status'),
  'ui-planogram': svg('Planogram editor: a product is moved to an empty slot'),
  'ui-fleet': svg('Map with a refill route of five stops and machine status'),
  'ui-timeline': svg('Timeline of one machine: sales, a refund, a refill and a lane that runs low'),
  'ui-cold-chain': svg('Temperature over a day with its limit, two probes and four locked lanes'),
  'ui-age-check': svg('Closed menu of checked goods beside a phone that shows a passed age check'),
  'ui-lane-report': svg('Sales per lane as a field of tints, with one weak lane picked out'),
  'goal-expand-footprint': svg('A vending machine ringed by smaller machines at six other sites'),
  'goal-bopis': svg('Phone with a pickup code beside a locker with one open cell'),
  'goal-marketing-and-promotions': svg(
    'Offer card with two items for one price and a happy-hour badge',
  ),
  'goal-data-analytics': svg('Line chart of revenue per machine, rising to the right'),
  'goal-fleet-management': svg('Delivery van on a dotted route between three stops'),
  'goal-customer-satisfaction': svg('Five stars above a note that a refund was sent'),
  'logo-1': svg('Sample logo: Sample Works'),
  'logo-2': svg('Sample logo: Sample Campus'),
  'logo-3': svg('Sample logo: Sample Clinic'),
  'logo-4': svg('Sample logo: Sample Hotel'),
  'avatar-1': svg('Illustrated portrait, first of four'),
  'avatar-2': svg('Illustrated portrait, second of four'),
  'avatar-3': svg('Illustrated portrait, third of four'),
  'avatar-4': svg('Illustrated portrait, fourth of four'),
  'outdoor-dusk': webp(
    'Lit outdoor vending machine under its canopy at dusk, in front of a wooden shelter',
    'divi',
  ),
  'transit-hall': webp(
    'Vending machine and twenty-cell locker on a station platform, with a train behind them',
    'hero',
  ),
  'office-wall': webp(
    'Vending machine mounted on the wall of a bright office, beside a plant and a counter',
    'wall',
  ),
  driver: webp(
    'Driver seen from behind at the screen of a vending machine, with a hand truck of three crates',
  ),
  'hand-over': webp('Hand that lifts a paper bag of groceries out of an open locker cell'),
  customer: webp(
    'Woman seen from behind, paying by card at a machine for snacks and drinks in a break room',
  ),
  'divi-front': webp('Divi WP outdoor vending machine seen from the front'),
  'divi-terminal': webp(
    'Close view of the shelves, the touch screen and the card terminal of Divi WP',
  ),
  'wall-right': webp('Option 2 Wall Mount seen from the right', 'wall'),
  'wall-front': webp('Option 2 Wall Mount seen from the front', 'wall'),
  'locker-front': webp('Locker 10 Cell seen from the front with all doors closed', 'locker'),
  'locker-open': webp(
    'Close view of Locker 10 Cell with one door open and a parcel inside',
    'locker',
  ),
  coolfront: webp(
    'Vending machine for chilled meals with a white cabinet and a steel control column',
    'wall',
  ),
  frost: webp('Dark vending machine for frozen food with a glass front and a touch screen', 'divi'),
  duo: webp(
    'Two vending cabinets for snacks and drinks that share one blue control column',
    'wall',
  ),
  locker20: webp('Twenty-cell smart locker with a touch screen; one door is open', 'locker'),
  parcel: webp(
    'Dark parcel locker with six large cells; one door is open with parcels inside',
    'locker',
  ),
  'chill-locker': webp(
    'Chilled locker with glass doors; grocery orders stand in the cells',
    'locker',
  ),
  'coolfront-front': webp('Coolfront chilled vending machine seen from the front', 'coolfront'),
  'frost-front': webp('Frost freezer vending machine seen from the front', 'frost'),
  'duo-front': webp('Duo double vending machine seen from the front', 'duo'),
  'locker20-front': webp('Locker 20 Cell seen from the front with all doors closed', 'locker20'),
  'parcel-front': webp('Parcel Bank seen from the front with one door open', 'parcel'),
  'chill-locker-front': webp(
    'Chill Locker seen from the front with all doors closed',
    'chill-locker',
  ),
  'blog-1': webp('Blue crate packed with drinks and snacks, with cans beside it', 'grocery'),
  'blog-2': webp(
    'Close view of a contactless payment terminal beside lit shelves',
    'divi-terminal',
  ),
  'blog-3': webp('Stack of parcels, a paper bag and a phone that shows a pickup screen', 'locker'),
  'blog-4': webp('Lit shelves of a vending machine with bags, cups and bottles', 'divi-front'),
  'blog-5': webp(
    'Outdoor vending machine before a lit wooden wall at dusk, a planter beside it',
    'divi',
  ),
  'blog-6': webp(
    'Vending machine and twenty-cell locker side by side in a station hall, seen from the front',
    'hero',
  ),
  'planogram-to-shelf-poster': webp('Planogram editor: a product is dragged to a free lane'),
  'morning-route-poster': webp('Map with a refill route that is being drawn from stop to stop'),
  'parcel-handover-poster': webp('Smart locker with one door open and a parcel in the cell'),
} satisfies Record<string, PictureSource>;

export type PictureSource = {
  extension: 'webp' | 'svg';
  alt: string;
  /** The picture that is shown, with its own description, as long as the file is not there. */
  standIn?: string;
};

export type PictureName = keyof typeof PICTURES;

export function picture(name: PictureName): AssetLink {
  return assetLink(pictureId(name));
}

/** Whether a picture has a file of its own, given the measured file. */
export function isRendered(name: PictureName, fileName: string | undefined): boolean {
  return fileName === `${name}.${PICTURES[name].extension}`;
}

export function pictureId(name: string): string {
  return `sample-picture-${name}`;
}

function webp(alt: string, standIn?: string): PictureSource {
  return { extension: 'webp', alt, ...(standIn === undefined ? {} : { standIn }) };
}

function svg(alt: string): PictureSource {
  return { extension: 'svg', alt };
}
