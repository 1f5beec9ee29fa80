/**
 * The tags of a DKIM key or a DMARC policy: `name=value` separated by semicolons (RFC 6376 section 3.2, which DMARC uses
 * too).
 * @returns names in the order they stand in, or null when a part is no tag or a name comes twice
 */
export function parseTagList(text: string): Map<string, string> | null {
  const tags = new Map<string, string>();
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (!/^[a-z]\w*$/iu.test(name) || tags.has(name)) return null;
    tags.set(name, part.slice(at + 1).trim());
  }
  return tags;
}
