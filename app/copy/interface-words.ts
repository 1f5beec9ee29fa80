/** Words of the small parts that every page shares; none of them is worded by the specification. */
export const interfaceWords = {
  breadcrumb: 'Breadcrumb',
  loading: 'Loading…',
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
  close: 'Close',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureCount: (position: number, total: number) => `Picture ${position} of ${total}`,
  openPicture: (alt: string) => `Open larger picture: ${alt}`,
} as const;
