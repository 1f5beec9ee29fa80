/** How figures stand with their units. */
export const unitWords = {
  millimetres: '{figure} mm',
  inches: '{figure} in',
} as const;
