import { createHmac, randomBytes } from 'node:crypto';

const SALT = randomBytes(16);

/**
 * One of 65,536 places for a client: few enough that a flood of addresses cannot fill the memory, many enough that two
 * visitors hardly ever share one. Nobody can tell the address from it, and after a restart it is another one.
 */
export function clientPlace(address: string | null): string {
  if (address === null) return 'unknown';
  return createHmac('sha256', SALT).update(address).digest('hex').slice(0, 4);
}
