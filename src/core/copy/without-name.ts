const SPACES = /\s+/u;

/**
 * A value without its own name in front, for where the name stands already: beside "Weight", "Sample weight: 310 kg"
 * is "310 kg", and "Weight empty: 310 kg" is "empty: 310 kg".
 * @param names how the value may be called, in any case; the first that its text before a colon contains is taken out
 */
export function withoutName(value: string, names: readonly string[]): string {
  const colon = value.indexOf(':');
  const rest = value.slice(colon + 1).trim();
  if (colon < 0 || rest === '') return value;
  const before = value.slice(0, colon).trim().split(SPACES);
  for (const name of names) {
    const wanted = name.toLowerCase().split(SPACES);
    const at = before.findIndex((_, index) =>
      wanted.every((word, offset) => before[index + offset]?.toLowerCase() === word),
    );
    if (at < 0) continue;
    const after = before.slice(at + wanted.length).join(' ');
    return after === '' ? rest : `${after}: ${rest}`;
  }
  return value;
}
