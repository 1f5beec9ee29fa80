import Negotiator from 'negotiator';

/** How an answer is packed, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The library's types are older than its second argument. */
type Choice = { encoding(known: readonly string[], by: { preferred: readonly string[] }): unknown };

/** Browsers send a handful of different values: each is read once. Bounded, for a visitor may send anything. */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 100;

/** The encoding that a browser prefers (RFC 9110 section 12.5.3), and the smallest of those that it likes as well. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const choice = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Choice;
  const encoding = (choice.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity') as Encoding;
  if (chosen.size >= MOST_CHOSEN) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
}

/** The tag of an answer in one encoding: other bytes have another one (RFC 9110 section 8.8.3.3). */
export function encodedTag(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? tag : tag.replace(/"$/u, `-${encoding}"`);
}

/** Whether the browser's copy is the one we have (`If-None-Match`, RFC 9110 section 13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//u, '') === tag);
}
