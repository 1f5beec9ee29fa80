import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * A port of this machine that nothing listened on a moment ago, for a process that cannot take one over. Where the
 * process tells its address, or it is our own, give it port 0 instead: another may have this one by then.
 */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
