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

/** What two spellings of one old address share: its path, and what it asks for in any order. */
export function addressKey(address: string): string {
  const [path, query] = splitQuery(address);
  const asked = askedIn(query).map(([name, value]) => `${name}=${value}`);
  return asked.length === 0 ? pathKey(path) : `${pathKey(path)}?${asked.toSorted().join('&')}`;
}

/** The names and values that a query asks for, decoded. */
export function askedIn(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query)];
}

/** An address before its question mark, and after it. */
export function splitQuery(address: string): [path: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
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
