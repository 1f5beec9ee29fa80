import type { Picture } from './picture.ts';

const SIZES = {
  hero: [1600, 1100],
  'transit-hall': [1600, 1100],
  'outdoor-dusk': [1600, 1100],
  'office-wall': [1600, 1100],
  driver: [1600, 1100],
  'hand-over': [1600, 1100],
  customer: [1600, 1100],
  'quiet-corner': [1280, 960],
  divi: [1600, 1200],
  wall: [1600, 1200],
  locker: [1600, 1200],
  'locker-cut': [762, 886],
  goods: [1600, 1100],
} as const;

/** A render of a machine without a ground, of machines in their place, or of goods of every category: one of our own files. */
export function machinePicture(name: keyof typeof SIZES, alt: string): Picture {
  const [width, height] = SIZES[name];
  return { url: `/pictures/${name}-${width}.webp`, alt, width, height };
}

/** A still life of a product category: one of our own files. */
export function categoryPicture(
  name: 'grocery' | 'vape' | 'fresh' | 'cosmetics',
  alt: string,
): Picture {
  return { url: `/pictures/${name}-1200.webp`, alt, width: 1200, height: 900 };
}

/** The drawing of a built-in business goal. */
export function goalPicture(slug: string, alt: string): Picture {
  return { url: `/pictures/goal-${slug}.svg`, alt, width: 480, height: 300 };
}
