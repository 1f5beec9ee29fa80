/** Words of the video player (part 1 section 2; the goal page's from part 2 section 8). */
export const videoWords = {
  none: 'No video source available',
  product: { failed: 'Error loading video', retry: 'Retry' },
  goal: { failed: 'Unable to load video', retry: 'Try Again' },
  play: 'Play video: {title}',
  loading: 'Loading video…',
  captions: { language: 'en', label: 'English' },
} as const;
