/**
 * What two spellings of one path share. Like the site's own routes it ignores the case of letters and slashes at the end;
 * it also ignores which characters are percent-encoded, save the slash, which would make another path.
 * @param pathname of an address, without a query
 */
export function pathKey(pathname: string): string {
  const segments = segmentsOf(pathname).map((segment) =>
    decode(segment).normalize('NFC').toLowerCase().replaceAll('/', '%2f'),
  );
  return `/${segments.join('/')}`;
}

/** The parts of a path between its slashes, as they are written; none for the root. */
export function segmentsOf(pathname: string): string[] {
  const segments = pathname.split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  return segments;
}

/** A key and everything above it, the nearest first and the root last. */
export function* keysUpwards(key: string): Generator<string> {
  for (let at = key.length; at > 0; at = key.lastIndexOf('/', at - 1)) yield key.slice(0, at);
  if (key !== '/') yield '/';
}

function decode(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
