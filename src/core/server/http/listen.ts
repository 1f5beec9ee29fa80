import { createServer, type AddressInfo, type Server } from 'node:net';

/** An address of this machine; port 0 is any free one. */
export type Place = { port: number; host: string };

/**
 * Lets a server listen at a place, or take over what another holds (`takeFreePort`).
 * @throws Error with one sentence that says what to do where that is no place for it
 */
export function listen(server: Server, at: Place | Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const words = 'port' in at ? describeFault(error.code, at) : null;
      reject(words === null ? error : new Error(words, { cause: error }));
    };
    server.once('error', fail);
    server.listen(at, () => {
      // What fails from now on is not about the place: whoever uses the server hears of it.
      server.off('error', fail);
      resolve();
    });
  });
}

/**
 * Takes a free port at once, for a server whose address others must know before it listens: when it does, with `held`
 * for its place, nobody can have come between.
 * @throws Error with one sentence where the host is none of this machine
 */
export async function takeFreePort(host: string): Promise<{ port: number; held: Server }> {
  const held = createServer();
  await listen(held, { port: 0, host });
  return { port: (held.address() as AddressInfo).port, held };
}

function describeFault(code: string | undefined, { port, host }: Place): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what uses it, or start with another, for example PORT=${port + 1} npm start.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has: choose PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all addresses.`;
  return null;
}
