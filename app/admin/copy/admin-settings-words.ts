/** Words of /admin/environment-variables. */
export const adminSettingsWords = {
  title: 'Content connection',
  text: 'The Contentful space that the site takes its content from. Messages on the site call this page “Environment Variables”. Tokens are stored encrypted and never shown again.',
  sourceTitle: 'In use',
  source: {
    contentful: 'Content comes from your Contentful space',
    sample: 'Content comes from the sample space on this machine',
    none: 'No space is connected: the site shows its built-in words',
  },
  because: (reason: string) => `Why: ${reason}.`,
  space: 'Space',
  environment: 'Environment',
  since: 'Since',
  serving: 'Visitors get',
  lastAnswer: 'Last answer',
  lastFailure: 'Last failure',
  origins: {
    live: 'live content',
    stale: 'content that was fetched a while ago',
    snapshot: 'the last good copy on this server',
    none: 'built-in words',
    unread: 'nothing yet: nobody has opened a page',
  },
  names: {
    CONTENTFUL_SPACE_ID: 'Space ID',
    CONTENTFUL_ENVIRONMENT_ID: 'Environment ID',
    CONTENTFUL_DELIVERY_TOKEN: 'Delivery token',
    CONTENTFUL_PREVIEW_TOKEN: 'Preview token',
    CONTENTFUL_MANAGEMENT_TOKEN: 'Management token',
  },
  hints: {
    CONTENTFUL_SPACE_ID: 'Contentful: Settings, General settings.',
    CONTENTFUL_ENVIRONMENT_ID: 'Usually master.',
    CONTENTFUL_DELIVERY_TOKEN: 'Contentful: Settings, API keys, Content Delivery API.',
    CONTENTFUL_PREVIEW_TOKEN: 'For drafts in previews: API keys, Content Preview API.',
    CONTENTFUL_MANAGEMENT_TOKEN:
      'Only for preparing a space. Begins with CFPAT-. The site works without it.',
  },
  set: 'set',
  missing: 'missing',
  ends: (four: string) => `set, ends with ${four}`,
  from: {
    environment: '',
    stored: 'stored here',
    'built-in': 'the default',
    missing: '',
    unreadable:
      'stored, but encrypted with another key: enter it again, or have SETTINGS_KEY set to what it was before',
  },
  alsoStored: 'Another value is stored here and has no effect.',
  fixed:
    'Set where the site is installed, which counts before anything stored here. It can only be changed there, in the settings of the server.',
  keep: 'Leave empty to keep it',
  remove: (name: string) => `Remove the stored ${name.toLowerCase()}`,
  save: 'Save',
  test: 'Test connection',
  refresh: 'Refresh Connection',
  testHint: 'Tests what is typed here, and what is in use for fields left empty.',
  works: (total: number) => `The space answers. It holds ${total} published entries.`,
  nothingTyped: 'Nothing was typed or removed, so nothing was saved.',
  cannotStoreTitle: 'Nothing can be saved here yet',
  cannotStore:
    'Tokens are encrypted before they are stored, and the site has no key for that yet. Whoever installed it sets SETTINGS_KEY, once, to a secret of at least 32 characters, and starts the site again. Until then, the tokens themselves are set there too.',
  makeKey: 'This command makes a good key:',
  askedTitle: 'The content comes from elsewhere',
  asked:
    'Where the site is installed, the setting CONTENT_SOURCE says that content does not come from Contentful. What is stored here is not used until it is changed.',
  productQuery: {
    title: 'Product types',
    text: 'Asks Contentful for five product types now, past everything that the site keeps. For when products are missing from the site.',
    ask: 'Ask for five product types',
    answered: (total: number, shown: number) => {
      if (total === 0) return 'Contentful answered. The space has no published product type.';
      const count = total === 1 ? 'one published product type' : `${total} published product types`;
      return `Contentful answered. The space has ${count}${shown < total ? `; these are the first ${shown}` : ''}.`;
    },
    failed: (reason: string) => `Contentful gave no answer: ${reason}`,
    product: 'Product type',
    slug: 'Slug',
    state: 'On the site',
    shown: 'Shown',
    leftOut: 'Left out',
  },
  faults: {
    'not-an-id': 'Only letters, digits, hyphens and underscores; an environment id may have dots.',
    'not-a-token': 'This is no token: only letters, digits, hyphens and underscores.',
    'management-token-here':
      'This is a management token (CFPAT-…), which can change the space. Enter the token of the kind asked for.',
    'no-management-token': 'A management token begins with CFPAT-.',
  },
} as const;
