/**
 * An address whose percent signs stand for letters of western Windows, as sites had them before UTF-8 (`%E4` for ä), with
 * those of UTF-8. Any other address stays as it is: a path that is UTF-8, and one with a percent sign that stands for nothing.
 * @param address path and query, or a path
 */
export function toUtf8Address(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (!path.includes('%') || isUtf8(path) || /%(?![\da-f]{2})/iu.test(path)) return address;
  const decoder = new TextDecoder('windows-1252');
  const respelt = path.replace(/(?:%[89a-f][\da-f])+/giu, (letters) =>
    // Five of its bytes stand for no letter.
    encodeURIComponent(
      decoder
        .decode(Buffer.from(letters.replaceAll('%', ''), 'hex'))
        .replace(/\p{Cc}/gu, '\u{fffd}'),
    ),
  );
  return respelt + address.slice(path.length);
}

function isUtf8(path: string): boolean {
  try {
    // The bundler would leave out a call whose value nobody reads.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
