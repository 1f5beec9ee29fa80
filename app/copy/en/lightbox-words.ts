/** Words of the dialog that shows pictures large. */
export const lightboxWords = {
  close: 'Close',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureCount: 'Picture {position} of {total}',
  openPicture: 'Open larger picture: {alt}',
} as const;
