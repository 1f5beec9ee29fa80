/**
 * The address that opens a mail program with a mail to somebody (RFC 6068). All of it is encoded, so that no part of the
 * address can be read as a recipient or a subject of its own.
 * @param fields such as the subject, in their order
 */
export function mailHref(address: string, fields: Readonly<Record<string, string>> = {}): string {
  const at = address.lastIndexOf('@');
  const parts = at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)];
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encode(text)}`);
  return `mailto:${parts.map(encode).join('@')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Half a character, as shortening can leave it, has no place in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
