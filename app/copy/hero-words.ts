/** Words of the two small screens that float over the home page's picture: decoration, not content. */
export const heroWords = {
  loading: 'Loading the highlights',
  payment: { title: 'Payment approved', note: 'Sparkling lime, tap to pay', amount: '$2.20' },
  stock: { title: 'Live stock', note: 'Lobby, unit 4', slots: ['A1', 'B3', 'C2'] },
} as const;
