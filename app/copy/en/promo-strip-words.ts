/** Words of the line above the header that come from no content entry. */
export const promoStripWords = {
  label: 'Announcement',
  close: 'Close announcement',
} as const;
