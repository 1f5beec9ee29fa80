/** What machines can be found by, in the order of the form; each is a name in the address. */
export const FACETS = ['kind', 'temperature', 'place', 'payment', 'size', 'goods'] as const;
export type Facet = (typeof FACETS)[number];
