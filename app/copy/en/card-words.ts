/** Words on product cards (part 1 section 2). */
export const productCardWords = {
  cue: 'See how it works',
  noPicture: 'No image',
  brokenPicture: 'Image not available',
  unavailableTitle: 'Product Unavailable',
  unavailableText: 'This product could not be loaded.',
} as const;

/** Words on goal cards. */
export const goalCardWords = { cue: 'Learn More', noPicture: 'No image' };

/** Words on machine cards (part 1 section 2). */
export const machineCardWords = {
  cue: 'See the machine',
  unnamed: 'Unnamed Machine',
  noDescription: 'No description available',
  noPicture: 'No image available',
  types: { vending: 'Vending', locker: 'Locker' },
} as const;
