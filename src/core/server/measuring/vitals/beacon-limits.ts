import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientPlace } from '../../client-address.ts';

/** Beacons within a minute: a page sends half a dozen, a reading visitor opens a dozen pages. */
const PER_CLIENT = 240;
const ALTOGETHER = 12_000;

/** Whether there is room for one more beacon. In memory alone: nothing depends on counting exactly. */
export function createBeaconLimits(): (address: string | null) => Promise<boolean> {
  const clients = new RateLimiterMemory({ points: PER_CLIENT, duration: 60 });
  const everyone = new RateLimiterMemory({ points: ALTOGETHER, duration: 60 });
  return async (address) => {
    try {
      await clients.consume(clientPlace(address));
      await everyone.consume('all');
      return true;
    } catch {
      return false;
    }
  };
}
