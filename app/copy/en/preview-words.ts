/** Words of the bar that every previewed page carries. */
export const previewWords = {
  label: 'Preview',
  drafts: 'You see drafts that are not published yet.',
  environment: 'Preview environment: this address is not the site’s own.',
  exit: 'Leave preview',
} as const;
