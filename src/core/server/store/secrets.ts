/** The secrets for one purpose: what is signed or sealed now, and everything that is still read. */
export type Secrets = {
  current: string;
  /** The current one first, then the former ones. */
  all: readonly string[];
};

/**
 * The secrets of a setting: the present one first, then earlier ones, separated by commas. A text with a part that is too
 * short for a secret is one secret with a comma in it, and else the whole is still read as one.
 * @param min the fewest characters of a secret
 * @returns null when the setting is empty
 */
export function parseSecrets(value: string, min: number): Secrets | null {
  if (value === '') return null;
  const parts = value.split(',').map((part) => part.trim());
  const [current = value, ...former] = parts.every(({ length }) => length >= min) ? parts : [];
  return toSecrets(current, [...former, value]);
}

/** @param former what is still read; the current one among them is left out */
export function toSecrets(current: string, former: readonly string[]): Secrets {
  return { current, all: [...new Set([current, ...former])] };
}
