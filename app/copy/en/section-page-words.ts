/** Words of pages that an owner makes of sections, where content has none. */
export const sectionPageWords = {
  errorTitle: 'Error Loading Page',
  back: 'Return to Homepage',
  cardCue: 'Learn more',
  form: 'Send Us a Message',
} as const;
