/** What stands between spaces, brackets and parentheses. */
const WORD = /[^\s<>()]+/gu;

/** What mail programs make a link of: a scheme, an email address, or two letters or more after a dot, as in a host. */
const LINKED = /:\/\/|^mailto:|[^@]@[^@]|[\p{L}\p{N}]\.\p{L}{2}/iu;

/**
 * Takes every web and email address out of a text, so that a mail which repeats it cannot carry anybody's links to a
 * stranger.
 * @param instead stands in place of each
 */
export function leaveOutAddresses(text: string, instead: string): string {
  return text.replace(WORD, (word) => (LINKED.test(word) ? instead : word));
}
