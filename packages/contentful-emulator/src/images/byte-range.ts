/** The part of a file that is asked for: first and last byte, both included. */
export type ByteRange = { first: number; last: number };

/**
 * What a `Range` header asks of a file of so many bytes (RFC 9110, section 14). Null: the whole file, also for what is no
 * range of bytes and for several at once, which a server may pass over. `unsatisfiable`: it begins behind the end.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=(?<first>\d*)-(?<last>\d*)$/u.exec(header?.trim() ?? '')?.groups;
  if (!found || (found['first'] === '' && found['last'] === '')) return null;
  if (found['first'] === '') {
    const length = Math.min(Number(found['last']), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(found['first']);
  const last = found['last'] === '' ? size - 1 : Math.min(Number(found['last']), size - 1);
  if (first >= size) return 'unsatisfiable';
  return last < first ? null : { first, last };
}
