/** What the spam check stores about the form's token, for the owner to read. */
const TOKEN: Record<string, string> = {
  missing: 'it was sent without the form on the site being opened',
  forged: 'the form it was sent with was not made by this site',
  'other-form': 'it was sent with another form than it names',
  'other-key': 'it was sent with a form that was used before',
  'too-fast': 'the form was filled in within two seconds, faster than people type',
  'too-old': 'the form had been open for more than a day',
  'from-the-future': 'the form was opened later than it was sent, so a clock is wrong',
};

const PROOF: Record<string, string> = {
  wrong: 'the browser gave a wrong answer when many messages came in',
  spent: 'the browser gave an answer that was used before',
};

const PLAIN: Record<string, string> = {
  'a field that only machines see was filled in': 'a field that people cannot see was filled in',
  'unknown form type': 'it names a form that this site does not have',
  'unusually many messages in all': 'unusually many messages came in at the time',
};

/**
 * One stored reason of the spam check (server/intake/spam/judge-spam.ts) in the owner's language. A reason that is not known
 * here, such as one from another version, is shown as it is stored.
 */
export function spamReasonWords(reason: string): string {
  const [, token] = /^form token: (.+)$/u.exec(reason) ?? [];
  const [, proof] = /^proof of work: (.+)$/u.exec(reason) ?? [];
  const [, links] = /^(\d+) links$/u.exec(reason) ?? [];
  const [, times] = /^same content sent (\d+) times in a day$/u.exec(reason) ?? [];
  if (links) return `it holds ${links} links`;
  if (times) return `the same words came ${times} times within a day`;
  return TOKEN[token ?? ''] ?? PROOF[proof ?? ''] ?? PLAIN[reason] ?? reason;
}
