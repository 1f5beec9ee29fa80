import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Ports on this machine that new connections are handed to in turn. What is open already stays where it is. */
  targets: readonly number[];
  close(): void;
};

/** A proxy of connections, as stands before two database servers. What cannot be handed over is closed. */
export async function startTcpProxy(targets: readonly number[]): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let turns = 0;
  const server = createServer((incoming) => {
    const outgoing = connect(proxy.targets[turns++ % proxy.targets.length]!, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    targets,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
  return proxy;
}
