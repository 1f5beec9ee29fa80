/** Words of the small parts that every page shares; none of them is worded by the specification. */
export const interfaceWords = {
  breadcrumb: 'Breadcrumb',
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
  darkTheme: 'Dark theme',
  backToTop: 'Back to top',
  stars: 'Rated {filled} out of {all} stars',
} as const;
