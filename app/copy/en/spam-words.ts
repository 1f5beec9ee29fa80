/** Why the spam check doubts an inquiry (server/intake/spam/score-spam.ts), for the owner to read. */
export const spamWords = {
  /** About the form's token. */
  token: {
    missing: 'it was sent without the form on the site being opened',
    forged: 'the form it was sent with was not made by this site',
    'other-form': 'it was sent with another form than it names',
    'other-key': 'it was sent with a form that was used before',
    'too-fast': 'the form was filled in within two seconds, faster than people type',
    'too-old': 'the form had been open for more than a day',
    'from-the-future': 'the form was opened later than it was sent, so a clock is wrong',
  },
  proof: {
    wrong: 'the browser gave a wrong answer when many messages came in',
    spent: 'the browser gave an answer that was used before',
  },
  trap: 'a field that people cannot see was filled in',
  unknownForm: 'it names a form that this site does not have',
  rush: 'unusually many messages came in at the time',
  links: 'it holds {links} links',
  repeated: 'the same words came {times} times within a day',
} as const;
