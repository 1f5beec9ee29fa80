import { spamWords } from './en/spam-words.ts';
import { fill, type Wording } from './wording.ts';

type Said = Readonly<Record<string, string>>;

/**
 * One stored reason of the spam check (#server/intake/spam/score-spam.ts) in the owner's language. A reason that is not known
 * here, such as one from another version, is shown as it is stored.
 */
export function spamReasonText(wording: Wording, reason: string): string {
  const words = wording.of(spamWords);
  const plain: Said = {
    'a field that only machines see was filled in': words.trap,
    'unknown form type': words.unknownForm,
    'unusually many messages in all': words.rush,
  };
  const [, token = ''] = /^form token: (.+)$/u.exec(reason) ?? [];
  const [, proof = ''] = /^proof of work: (.+)$/u.exec(reason) ?? [];
  const [, links] = /^(\d+) links$/u.exec(reason) ?? [];
  const [, times] = /^same content sent (\d+) times in a day$/u.exec(reason) ?? [];
  if (links) return fill(words.links, { links });
  if (times) return fill(words.repeated, { times });
  const tokens: Said = words.token;
  const proofs: Said = words.proof;
  return tokens[token] ?? proofs[proof] ?? plain[reason] ?? reason;
}
