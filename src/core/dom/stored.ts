/** Where a browser keeps things for the site: until the tab is closed, or for good. */
type Place = 'sessionStorage' | 'localStorage';

/** What is kept under a key; null where there is nothing, or storage is closed to us. */
export function readStored(place: Place, key: string): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value, as JSON, or forgets it where it is null. False where storage is full or closed to us. */
export function store(place: Place, key: string, value: unknown): boolean {
  try {
    if (value === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** What is kept under a key of the session, once. */
export function takeStored(key: string): unknown {
  const kept = readStored('sessionStorage', key);
  store('sessionStorage', key, null);
  return kept;
}
