import { assetLink } from '../contentful-export.ts';
import type { AssetLink } from '../model/content-model.ts';

/**
 * Every picture of the sample space: the file in space/assets and what it shows.
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
  'ui-dashboard': svg('Operations dashboard with a sales chart, live stock and machine status'),
  'ui-planogram': svg('Planogram editor: a product is moved to an empty slot'),
  'ui-fleet': svg('Map with a refill route of five stops and machine status'),
  'goal-expand-footprint': svg('A vending machine ringed by smaller machines at six other sites'),
  'goal-bopis': svg('Phone with a pickup code beside a locker with one open cell'),
  'goal-marketing-and-promotions': svg(
    'Offer card with two items for one price and a happy-hour badge',
  ),
  'goal-data-analytics': svg('Line chart of revenue per machine, rising to the right'),
  'goal-fleet-management': svg('Delivery van on a dotted route between three stops'),
  'goal-customer-satisfaction': svg('Five stars above a note that a refund was sent'),
  'avatar-1': svg('Illustrated portrait, first of four'),
  'avatar-2': svg('Illustrated portrait, second of four'),
  'avatar-3': svg('Illustrated portrait, third of four'),
  'avatar-4': svg('Illustrated portrait, fourth of four'),
  'outdoor-dusk': webp('Lit outdoor vending machine under its canopy at dusk'),
  'transit-hall': webp('Vending machine and smart locker in a station hall'),
  'office-wall': webp('Vending machine mounted on the wall of an office kitchen'),
  'hero-dashboard': webp('Operations dashboard with sales, stock and routes in front of a blurred lobby'),
  'divi-front': webp('Divi WP outdoor vending machine seen from the front'),
  'divi-terminal': webp('Close view of the touch screen and card terminal of Divi WP'),
  'wall-right': webp('Option 2 Wall Mount seen from the right'),
  'wall-front': webp('Option 2 Wall Mount seen from the front'),
  'locker-front': webp('Locker 10 Cell seen from the front with all doors closed'),
  'locker-open': webp('Locker 10 Cell with several doors open'),
  coolfront: webp('Refrigerated vending machine with a glass front and chilled drinks'),
  frost: webp('Freezer vending machine with a closed front and a touch screen'),
  duo: webp('Vending machine with two cabinets for two temperatures'),
  locker20: webp('Twenty-cell smart locker with a touch screen'),
  parcel: webp('Parcel locker with compartments in three sizes'),
  'chill-locker': webp('Smart locker with chilled cells and a touch screen'),
  'blog-1': webp('Picture 1'),
  'blog-2': webp('Picture 2'),
  'blog-3': webp('Picture 3'),
  'blog-4': webp('Picture 4'),
  'blog-5': webp('Picture 5'),
  'blog-6': webp('Picture 6'),
} satisfies Record<string, PictureSource>;

export type PictureSource = { extension: 'webp' | 'svg'; alt: string };

export type PictureName = keyof typeof PICTURES;

/** Pictures that are still being rendered, and what stands in for them. */
const STAND_INS: Partial<Record<PictureName, PictureName>> = {
  'outdoor-dusk': 'divi',
  'transit-hall': 'hero',
  'office-wall': 'wall',
  'divi-front': 'divi',
  'divi-terminal': 'divi',
  'wall-right': 'wall',
  'wall-front': 'wall',
  'locker-front': 'locker',
  'locker-open': 'locker',
  coolfront: 'wall',
  frost: 'divi',
  duo: 'wall',
  locker20: 'locker',
  parcel: 'locker',
  'chill-locker': 'locker',
  'blog-1': 'hero',
  'blog-2': 'ui-dashboard',
  'blog-3': 'locker',
  'blog-4': 'fresh',
  'blog-5': 'grocery',
  'blog-6': 'ui-fleet',
};

export function picture(name: PictureName): AssetLink {
  return assetLink(pictureId(STAND_INS[name] ?? name));
}

export function pictureId(name: string): string {
  return `sample-picture-${name}`;
}

function webp(alt: string): PictureSource {
  return { extension: 'webp', alt };
}

function svg(alt: string): PictureSource {
  return { extension: 'svg', alt };
}
