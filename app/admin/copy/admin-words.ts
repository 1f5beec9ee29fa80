/** Words that the owner's screens share. */
export const adminWords = {
  area: 'Admin',
  nav: 'Admin pages',
  fold: (inUse: number) =>
    inUse === 0 ? 'Search and filter' : `Search and filter (${inUse} in use)`,
  skip: 'Skip to content',
  viewSite: 'View the site',
  toStart: 'To the start page',
  missing: {
    title: 'There is no such page',
    text: 'The address is wrong, or what stood there was erased.',
  },
  forbidden: {
    title: 'This is not part of your role',
    text: 'An owner of this site decides who may see and do what here, under People.',
  },
  roles: { owner: 'Owner', sales: 'Sales', editor: 'Editor' },
  yourRole: (role: string) => `Your role: ${role}.`,
  failed: {
    title: 'This page could not be shown',
    text: 'Load it again in a moment. If it stays like this, whoever runs the site finds the reason in its log.',
  },
  notTaken: 'This was not taken',
  pages: {
    start: 'Start',
    inquiries: 'Inquiries',
    content: 'Content',
    preview: 'Preview',
    destinations: 'Destinations',
    redirects: 'Redirects',
    credentials: 'Content connection',
    figures: 'Visits and inquiries',
    vitals: 'Site speed',
    people: 'People',
    account: 'Your account',
    audit: 'Audit trail',
    editor: 'Open the content editor',
  },
  open: 'open',
  signOut: 'Sign out',
  password: 'Your password',
  passwordAgain: 'Asked again because this change is sensitive.',
  timesIn: (zone: string) => `Times: ${zone}`,
  never: 'never',
  unknown: 'unknown',
  fromOtherSite:
    'This was not sent from a page of this site. Open the page again and send it from there.',
  unsent: 'This was not saved: the site could not be reached. Nothing typed is lost; try again.',
  overtaken: {
    by: (name: string) => `${name} has changed this since you opened the page`,
    bySomebody: 'This has been changed since you opened the page.',
    ask: 'Nothing of yours was done yet. To do it all the same, send the form once more.',
    askAgain: 'Nothing of yours was done. To do it all the same, ask for it once more.',
    now: (text: string) => `Now it is: ${text}.`,
    deleted: 'It was deleted.',
    look: 'See how it stands now',
  },
  wrongPassword: 'The password is not right.',
  wait: (seconds: number) =>
    `Too many tries. Please wait ${seconds === 1 ? 'one second' : `${seconds} seconds`} and try again.`,
  newer: 'Newer',
  older: 'Older',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

type NoticeTone = 'success' | 'info' | 'warning' | 'error';
export type Notice = { title: string; description?: string; tone: NoticeTone };

/**
 * What is said after an act, on the page that follows it. The first ten are the specification's own words (part 2 section 8:
 * authentication toasts and connection; part 1 section 4: the refresh).
 */
export const adminNotices = {
  'signed-in': { title: 'Signed in successfully', description: 'Welcome back!', tone: 'success' },
  'signed-up': { title: 'Sign-up successful', tone: 'success' },
  'sign-in-failed': { title: 'Sign-in failed', tone: 'error' },
  'sign-up-failed': { title: 'Sign-up failed', tone: 'error' },
  'sign-out-failed': { title: 'Sign-out failed', tone: 'error' },
  'connection-works': { title: 'Contentful connection successful!', tone: 'success' },
  'connection-fails': { title: 'Contentful connection failed', tone: 'error' },
  'connection-untested': { title: 'Error testing connection', tone: 'error' },
  refreshed: { title: 'Contentful connection refreshed successfully!', tone: 'success' },
  'refresh-failed': { title: 'Failed to refresh connection', tone: 'error' },
  'signed-out': { title: 'Signed out', tone: 'info' },
  'session-over': { title: 'Please sign in', description: 'Your session has ended.', tone: 'info' },
  saved: { title: 'Saved', description: 'The change is in use now.', tone: 'success' },
  removed: { title: 'Removed', description: 'The change is in use now.', tone: 'success' },
  'language-on': {
    title: 'Language switched on',
    description: 'Visitors can choose it now.',
    tone: 'success',
  },
  'language-off': {
    title: 'Language switched off',
    description: 'Its addresses lead to no page now.',
    tone: 'success',
  },
  'language-unpublished': {
    title: 'Language not switched',
    description:
      'The site settings hold changes that are not published, which would be published with it. Publish or undo them in the editor first.',
    tone: 'error',
  },
  'language-failed': {
    title: 'Language not switched',
    description: 'The editor does not answer. Try again in a minute.',
    tone: 'error',
  },
  purged: { title: 'All pages are renewed', tone: 'success' },
  examined: { title: 'Content checked', tone: 'success' },
  'not-examined': { title: 'The content could not be checked', tone: 'error' },
  marked: { title: 'Marked', tone: 'success' },
  'none-selected': { title: 'Nothing was selected', tone: 'info' },
  'note-added': { title: 'Note added', tone: 'success' },
  'follow-up-set': { title: 'Follow-up set', tone: 'success' },
  'follow-up-cleared': { title: 'Follow-up taken off', tone: 'success' },
  'filter-saved': { title: 'Search kept', tone: 'success' },
  'filters-full': {
    title: 'Search not kept',
    description: 'You can keep 30 searches. Delete one of them first.',
    tone: 'error',
  },
  'filter-too-long': {
    title: 'Search not kept',
    description: 'A name has at most 60 characters and a search 2,000. Shorten what is longer.',
    tone: 'error',
  },
  'filter-removed': { title: 'Search deleted', tone: 'success' },
  'sent-again': {
    title: 'Sending again',
    description: 'It is sent within the next minute.',
    tone: 'success',
  },
  'address-corrected': {
    title: 'Address corrected',
    description: 'What could not be delivered there is sent within the next minute.',
    tone: 'success',
  },
  erased: { title: 'Erased', tone: 'success' },
  'nothing-erased': { title: 'Nothing to erase', tone: 'info' },
  'password-changed': {
    title: 'Password changed',
    description: 'All other sessions were ended.',
    tone: 'success',
  },
  'password-set': {
    title: 'Password set',
    description: 'Sign in with it now.',
    tone: 'success',
  },
  'factor-required': {
    title: 'Set up the second factor first',
    description: 'This site requires one for every account.',
    tone: 'warning',
  },
  'factor-off': { title: 'Second factor turned off', tone: 'warning' },
  'session-ended': { title: 'Session ended', tone: 'success' },
  'sessions-ended': { title: 'All other sessions ended', tone: 'success' },
  'account-removed': { title: 'Account removed', tone: 'success' },
  'factor-confirmed': {
    title: 'Second factor confirmed',
    description: 'It counts from now on.',
    tone: 'success',
  },
  'role-changed': {
    title: 'Role changed',
    description: 'It counts from their next click on.',
    tone: 'success',
  },
  'preview-made': {
    title: 'Preview link made',
    description: 'Copy it from the list.',
    tone: 'success',
  },
  'preview-revoked': {
    title: 'Preview link revoked',
    description: 'It opens nothing any more.',
    tone: 'success',
  },
  'redirect-saved': {
    title: 'Redirect saved',
    description: 'It is in force now.',
    tone: 'success',
  },
  'redirect-removed': {
    title: 'Redirect deleted',
    description: 'The old address has no answer any more.',
    tone: 'success',
  },
  'destination-saved': {
    title: 'Saved and checked',
    description: 'The check found no fault.',
    tone: 'success',
  },
  'destination-faulty': {
    title: 'Saved, but it cannot be on',
    description: 'The check found faults.',
    tone: 'warning',
  },
  'destination-fits': { title: 'The check found no fault', tone: 'success' },
  'destination-does-not-fit': {
    title: 'The check found faults',
    description: 'The destination is off until they are put right.',
    tone: 'warning',
  },
  'destination-on': {
    title: 'Switched on',
    description: 'It gets every inquiry from now on.',
    tone: 'success',
  },
  'destination-not-on': {
    title: 'It cannot be switched on yet',
    description: 'The last check or test found a fault.',
    tone: 'warning',
  },
  'older-handed-over': {
    title: 'Older inquiries are handed over',
    description: 'They wait in its queue, the oldest first.',
    tone: 'success',
  },
  'destination-off': { title: 'Switched off', tone: 'info' },
  'destination-removed': { title: 'Destination removed', tone: 'success' },
  'destination-compared': { title: 'Compared', tone: 'success' },
  'missed-ignored': { title: 'Address ignored', tone: 'success' },
  'invitation-withdrawn': { title: 'Invitation withdrawn', tone: 'success' },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof adminNotices;
