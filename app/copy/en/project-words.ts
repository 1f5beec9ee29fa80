/** Words about the project list: its page, what puts things on it, the card above the contact form, mails, the inbox. */
export const projectWords = {
  title: 'Project list',
  description:
    'Gather machines, quantities and results of our tools on one list. Its address is the list: keep it, share it, print it, or send it with an inquiry.',
  intro:
    'Machines, quantities and results in one place. The address of this page is the list itself: keep it, share it, or send it to us with an inquiry.',
  trail: 'Project list',
  formulaVersion: 'Formulas: version {version}',
  inputs: 'What was entered',
  /** Above the contact form. */
  card: {
    label: 'Sent along',
    remove: 'Remove',
    /** On the plain contact page, where the browser keeps a list. */
    sendAlong: 'Send your project list along',
  },
  machines: {
    title: 'Machines',
    quantityShort: 'Quantity',
    remove: 'Remove',
    update: 'Update the list',
    range: 'Enter a whole number from 0 to {most}; 0 takes it off the list.',
    removed: 'Taken off the list: {machine}.',
    undo: 'Put it back',
    kinds: { vending: 'Vending machine', locker: 'Smart locker' },
  },
  addToList: 'Add to project list',
  sums: {
    title: 'In all',
    pieces: 'Pieces',
    names: {
      widthMm: 'Width, side by side',
      weightKg: 'Weight without goods',
      currentA: 'Current, all at once',
    },
    partly: '{value}; not stated of {unstated} of {pieces}',
    none: 'Not stated',
  },
  results: {
    title: 'Results',
    change: 'Change what was entered',
    remove: 'Remove',
  },
  add: {
    title: 'Add to this list',
    machine: 'Machine',
    choose: 'Choose a machine',
    quantity: 'Quantity',
    address: 'Address of a result, a machine or another list of this site',
    addressHint: 'Open it, copy its address, and paste it here.',
    addressUnknown:
      'This is no address of a machine, a result or a list of this site. Copy the whole address from the browser.',
    button: 'Add',
  },
  empty: {
    title: 'Nothing is on this list yet',
    text: 'Press “Add to project list” on the page of a machine or with a result, or choose a machine here.',
    machines: 'Look at all machines',
  },
  left: {
    title: 'Left out',
    missing: 'This site has no machine “{slug}”.',
    unreadable: '“{text}” names no machine and no result.',
    result: 'The result at {address} cannot be worked out: what was entered there does not fit.',
    beyond:
      '{count} more did not fit: a list holds at most {machines} machines and {results} results.',
  },
  onward: {
    title: 'What now',
    send: 'Send with an inquiry',
    pdf: 'Download as PDF',
    print: 'Print',
    share: 'Address of this list',
    shareHint: 'Whoever opens it sees this list. Nothing of it is stored with us.',
    copy: 'Copy',
  },
  /** In the file. */
  pdf: {
    address: 'Open this address for the list as it is today, to change it, or to send it to us:',
    closing:
      'As machines and formulas were on {day}. A newer version of a formula can give another result.',
    refused:
      'There is no file of this list yet: something in its address has to be corrected. The page /project with the same query says what.',
  },
} as const;
