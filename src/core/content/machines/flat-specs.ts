/** The fields that are rows of the table where the entry has no `specs`. */
export const FLAT_SPECS = [
  'dimensions',
  'weight',
  'powerRequirements',
  'capacity',
  'paymentOptions',
  'connectivity',
  'manufacturer',
  'warranty',
  'temperature',
];
