import type { Picture } from './picture.ts';

const WIDE = {
  hero: 1100,
  'transit-hall': 1100,
  'outdoor-dusk': 1100,
  'office-wall': 1100,
  divi: 1200,
  wall: 1200,
  locker: 1200,
} as const;

/** A render of a machine without a ground, or of one in its place: one of our own files, 1600 pixels wide. */
export function machinePicture(name: keyof typeof WIDE, alt: string): Picture {
  return { url: `/pictures/${name}-1600.webp`, alt, width: 1600, height: WIDE[name] };
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
