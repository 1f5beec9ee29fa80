/** Words of the project list that a browser shows by itself. Apart from the others, which stay on the server. */
export const projectListWords = {
  /** A machine with its quantity, in one line. */
  machine: '{quantity} × {title}',
  added: 'On your project list: {title}',
  open: {
    one: 'Open the project list (1 entry)',
    other: 'Open the project list ({count} entries)',
  },
  foreign: 'This is not the list that is kept in this browser.',
  old: 'This list is not kept in this browser yet.',
  keep: 'Keep it here',
  merge: 'Add it to mine',
  own: 'Open mine',
  later: 'Not now',
  copied: 'The address was copied.',
  offline:
    'No connection: this is your list as this browser keeps it. Results and pictures come back with the connection.',
} as const;
