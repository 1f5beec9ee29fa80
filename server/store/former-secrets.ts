import { z } from 'zod';

/** The secrets for one purpose: what is signed or sealed now, and everything that is still read. */
export type Secrets = {
  current: string;
  /** The current one first, then the former ones. */
  all: readonly string[];
};

/**
 * Several secrets in one setting, separated by commas. The whole text counts as one too, since a secret may itself hold a
 * comma.
 */
export const formerSecrets = z
  .string()
  .trim()
  .default('')
  .transform((value) => {
    const parts = value.split(',').map((part) => part.trim());
    return [...new Set([value, ...parts])].filter((part) => part !== '');
  });

/** @param former what is still read; the current one among them is left out */
export function toSecrets(current: string, former: readonly string[]): Secrets {
  return { current, all: [...new Set([current, ...former])] };
}
