import type { TokenJudgement } from './form-token.ts';

/** What the layers of the spam check say against an inquiry, in words for the owner. */
export const SPAM_REASONS = {
  trap: 'a field that people cannot see was filled in',
  token: {
    missing: 'it did not come by way of the form',
    forged: 'what the form sends along had been forged',
    'other-form': 'what the form sends along belonged to another form',
    'other-key': 'what the form sends along belonged to another message',
    'too-fast': 'it was sent faster than a person can write',
    'too-old': 'the form had stood open for very long',
    'from-the-future': 'the form’s time was wrong',
  } satisfies Record<Exclude<TokenJudgement, 'good'>, string>,
  sameContent: (times: number) => `the same text was sent ${times} times within a day`,
  links: (count: number) => `it holds ${count} links`,
  unknownForm: 'it names a form that the site does not have',
  client: 'many messages came from the same connection',
  total: 'unusually many messages came in at that time',
  proof: 'the browser did not do the small task that many messages are asked for',
} as const;

/** How they were worded in inquiries that earlier releases took in. */
const EARLIER = new Map<string, string>([
  ['a field that only machines see was filled in', SPAM_REASONS.trap],
  ...Object.entries(SPAM_REASONS.token).map(
    ([name, words]) => [`form token: ${name}`, words] as const,
  ),
  ['unknown form type', SPAM_REASONS.unknownForm],
  ['many messages from one connection', SPAM_REASONS.client],
  ['unusually many messages in all', SPAM_REASONS.total],
  ['proof of work: wrong', SPAM_REASONS.proof],
  ['proof of work: spent', SPAM_REASONS.proof],
]);

/** Reads the JSON list that an inquiry was stored with. */
export function readSpamReasons(stored: string): string[] {
  return (JSON.parse(stored) as string[]).map((reason) => EARLIER.get(reason) ?? reason);
}
