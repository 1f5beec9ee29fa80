import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that takes its time. */
export type SlowLine = { url: string; close(): Promise<void> };

/**
 * Stands between a browser and a site and hands everything on late, in the order in which it came.
 * @param url of the site
 * @param roundTripMs what the line adds to a question and its answer together
 */
export async function openSlowLine(url: string, roundTripMs: number): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const [from, to] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => setTimeout(() => to.write(bytes), roundTripMs / 2));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        open.delete(from);
        setTimeout(() => to.end(), roundTripMs / 2);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
