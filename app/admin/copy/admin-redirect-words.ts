const lineWords = (line: number | undefined) => (line === undefined ? '' : ` in line ${line}`);

/** How many redirects a file adds, changes and finds in force. */
export type RedirectCounts = { added: number; changed: number; unchanged: number };

/** What each answer says of an old address. */
const STATUSES = {
  301: 'Moved for good',
  302: 'Moved for now',
  308: 'Moved for good, forms too',
  410: 'Gone',
} as const;
const STATUS_LIST = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  Object.keys(STATUSES),
);

/** Words of /admin/redirects. */
export const adminRedirectWords = {
  title: 'Redirects',
  text: 'Where old addresses of this site lead. A redirect answers only where the site has no page. When you change the slug of a page in Contentful, its old address goes on working by itself.',
  formTitle: 'Add a redirect',
  changeTitle: 'Change a redirect',
  from: 'Old address',
  fromHint: 'Its path on this site, such as /old-shop/machines. You can paste the whole address.',
  to: 'New address',
  toHint: 'A page of this site. Leave it empty for a page that is gone.',
  kind: 'Applies to',
  kinds: { exact: 'This address', prefix: 'This address and all below' },
  status: 'Answer',
  statuses: STATUSES,
  save: 'Save the redirect',
  cancel: 'Cancel',
  noPages:
    'The pages of the site cannot be read at the moment, so the redirect could not be checked. Nothing was changed. Try again in a minute.',
  listTitle: (count: number) => (count === 1 ? '1 redirect' : `${count} redirects`),
  list: 'Redirects',
  search: 'Search in addresses',
  find: 'Search',
  showAll: 'Show all',
  none: 'There are no redirects yet.',
  nothingFound: 'No redirect has this in its addresses.',
  gone: 'Nowhere',
  acts: 'Actions',
  change: 'Change',
  changeOf: (from: string) => `Change the redirect from ${from}`,
  remove: 'Delete',
  removeOf: (from: string) => `Delete the redirect from ${from}`,
  previous: 'Previous',
  next: 'Next',
  importTitle: 'Import and export',
  importText: `A CSV file with the columns from, to, kind (exact or prefix) and status (${STATUS_LIST}). Without kind and status a line is exact and 301. A line whose old address has a redirect already changes it; redirects that the file does not name stay. You see what will change before anything does, and nothing does while a line cannot be taken.`,
  file: 'CSV file',
  fileHint: 'At most 2 MB and 20,000 redirects.',
  noFile: 'Choose a CSV file first.',
  fileTooLarge: 'The file is larger than 2 MB. Split it and import the parts one after the other.',
  check: 'Check the file',
  checked: 'What this file will change',
  notYet: 'Nothing has been changed yet.',
  wouldImport: ({ added, changed, unchanged }: RedirectCounts) =>
    `${added} to add, ${changed} to change, ${unchanged} already in force, none to remove.`,
  takenLines: 'Lines that will be taken',
  effect: 'What it does',
  adds: 'Is added',
  changesFrom: (to: string) => `Changes; until now ${to}`,
  fileOvertaken:
    'Redirects that this file changes were changed since you looked. Nothing was imported yet: below is what it would do now.',
  moreTaken: (count: number) => `And ${count} more.`,
  confirm: 'Import the file',
  drop: 'Do not import',
  nothingToImport: 'There is nothing in it to import.',
  export: 'Export all as CSV',
  imported: ({ added, changed, unchanged }: RedirectCounts) =>
    `${added} added, ${changed} changed, ${unchanged} already in force.`,
  refusedTitle: (count: number) =>
    count === 1 ? '1 line cannot be taken' : `${count} lines cannot be taken`,
  refusedText:
    'Nothing was changed: a file is imported as a whole or not at all. Correct these lines in your file and check it again.',
  line: 'Line',
  lineText: 'What it says',
  reason: 'Why it cannot be taken',
  moreRefused: (count: number) => `And ${count} more, which are in the file below.`,
  download: 'Download the refused lines',
  downloadName: 'refused-redirects.csv',
  missedTitle: 'Addresses without a page',
  missedText:
    'What visitors asked for most and did not find. Only the address and how often is kept, nothing about the visitors.',
  noneMissed: 'Nobody has asked for a missing address yet.',
  missed: 'Address',
  asked: 'Asked for',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  lastAsked: 'Last time',
  nearest: 'Nearest page',
  noNearest: 'None is like it',
  make: 'Make a redirect',
  makeOf: (path: string) => `Make a redirect from ${path}`,
  ignore: 'Ignore',
  ignoreOf: (path: string) => `Ignore ${path}`,
} as const;

type Told = { about?: string; otherLine?: number };

const addressWords = ({ about = '', otherLine }: Told) => `${about}${lineWords(otherLine)}`;

/** Why a redirect was not taken. */
export const redirectRefusalWords = {
  columns: () => 'There are more than the four columns from, to, kind and status.',
  quotes: () => 'A quotation mark is not closed, or something follows a closing one.',
  'no-from': () => 'The old address is missing.',
  'from-path': () =>
    'The old address is no path of a site. It begins with a slash, such as /old-page.',
  'from-host': () =>
    'The old address is no web address. It begins with a slash or with https://, such as /old-page.',
  'from-query': () =>
    'The old address has a number sign, which no server is told, or it is a prefix with a question mark. Write the part before it.',
  'from-length': () => 'The old address is longer than 500 characters.',
  kind: () => 'The kind is neither exact nor prefix.',
  status: () => `The status is not ${STATUS_LIST}.`,
  'no-target': () => 'The new address is missing. A page that is gone has the status 410.',
  'gone-target': () => 'A page that is gone (410) has no new address. Leave it empty.',
  'target-path': () =>
    'The new address is no path of this site. It begins with a slash, such as /machines.',
  'target-host': () => 'The new address is on another host. Redirects stay on this site.',
  'target-query': () =>
    'The new address of a prefix has a question mark or a number sign; what follows the prefix could not be added.',
  'target-length': () => 'The new address is longer than 1,000 characters.',
  reserved: ({ about = '' }: Told) =>
    `The site itself answers under ${about}. This redirect would never be used.`,
  page: ({ about = '' }: Told) =>
    `The site has a page at ${about}. A redirect would never be used while it is there.`,
  'pages-below': ({ about = '' }: Told) =>
    `The site has pages below this address, such as ${about}. Redirect the old addresses one by one.`,
  duplicate: (told: Told) => `There is already a redirect from ${addressWords(told)}.`,
  loop: (told: Told) =>
    `It leads in a circle: the new address leads back here by the redirect from ${addressWords(told)}.`,
  chain: (told: Told) =>
    `It makes a chain with the redirect from ${addressWords(told)}. Lead both to the last address.`,
  'too-many': () => 'There are 20,000 redirects already, which is the most that fit.',
} as const;
