/** Words of /admin/preview. */
export const adminPreviewWords = {
  title: 'Preview',
  text: 'See what is not published yet, and let others see it. A preview that is open shows a change within seconds of its being saved.',
  lookTitle: 'Look yourself',
  lookText:
    'While you are signed in you need no link. The bar at the top of each page leads out of the preview.',
  look: 'Open the site with drafts',
  noToken:
    'Drafts need the preview token of your Contentful space. Until it is there, previews show what is published.',
  noTokenLink: 'Enter the preview token',
  makeTitle: 'Make a link',
  makeText:
    'Whoever opens the link sees drafts, without an account. Give it to people you trust. It ends with your right to make it.',
  page: 'Page',
  pageHint: 'Its path on this site, such as /machines. You can paste the whole address.',
  pageFault:
    'There is no such page on this site, not even as a draft. Enter a path such as /machines.',
  any: 'Any page, for the preview settings in Contentful',
  lasts: 'Good for',
  lengths: { '24': '1 day', '168': '1 week', '720': '30 days', '8760': '1 year' },
  make: 'Make the link',
  listTitle: 'Links',
  none: 'No link has been made yet.',
  anyPage: 'Any page',
  madeBy: 'Made by',
  byCommand: 'the command line',
  made: 'Made',
  until: 'Good until',
  state: 'State',
  states: { open: 'Open', over: 'Over', revoked: 'Revoked' },
  link: 'Link',
  linkTo: (page: string) => `Link to ${page}`,
  copy: 'Copy',
  copied: 'Copied',
  revoke: 'Revoke',
  revokeOf: (page: string, by: string) => `Revoke the link to ${page} made by ${by}`,
} as const;
