import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#tests/support/free-port.ts';
import { makeCertificates, opensslMissing } from '../content/make-certificates.ts';
import { until } from '../fault.ts';

export const PUBLIC_NAME = 'www.example.com';

/** A reverse proxy with the settings that the project ships for it. */
export type Proxy = {
  name: string;
  /** Debian's package. */
  package: string;
  versionArgs: readonly string[];
  /** Settings that its shipped file asks of several instances. */
  instanceEnv: Record<string, string>;
  /** How often its log says that it saw an instance come back; absent where it asks every instance each time. */
  timesSeenUp?(log: string, port: number): number;
  /** How it is started before instances on these ports, in a folder that holds fullchain.pem and privkey.pem. */
  prepare(place: ProxyPlace): { args: string[]; env?: Record<string, string>; errorLog: string };
};

type ProxyPlace = {
  folder: string;
  instances: readonly number[];
  tls: number;
  plain: number;
};

export type ProxyInFront = {
  port: number;
  /** Certificate of the authority that its own is signed by. */
  ca: string;
  version: string;
  /** What it complained about. */
  errors(): string;
  stop(): Promise<void>;
};

export const proxyMissing = (proxy: Proxy): string | null =>
  spawnSync(proxy.name, [...proxy.versionArgs]).status === 0
    ? opensslMissing()
    : `${proxy.name} is not installed (Debian: apt-get install ${proxy.package})`;

/** A file of deploy/ with some of its text exchanged. @throws when it no longer has that text */
export function fitShipped(file: string, exchanges: readonly [from: string, to: string][]): string {
  let text = readFileSync(
    fileURLToPath(new URL(`../../../deploy/${file}`, import.meta.url)),
    'utf8',
  );
  for (const [from, to] of exchanges) {
    if (!text.includes(from)) throw new Error(`deploy/${file} no longer has the text: ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Starts a proxy with its shipped settings before instances on these ports. @param parent where its files go */
export async function startProxy(
  proxy: Proxy,
  parent: string,
  instances: readonly number[],
): Promise<ProxyInFront> {
  const folder = join(parent, proxy.name);
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const { authorityFile, certificates } = makeCertificates(folder, [PUBLIC_NAME]);
  writeFileSync(join(folder, 'fullchain.pem'), certificates[0]!.cert);
  writeFileSync(join(folder, 'privkey.pem'), certificates[0]!.key);
  const [tls, plain] = [await findFreePort(), await findFreePort()];
  const { args, env, errorLog } = proxy.prepare({ folder, instances, tls, plain });
  const child = spawn(proxy.name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const listening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(tls, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  if (!(await until(listening, 10_000))) throw new Error(`${proxy.name} did not come up: ${said}`);
  const version = spawnSync(proxy.name, [...proxy.versionArgs], { encoding: 'utf8' });
  return {
    port: tls,
    ca: readFileSync(authorityFile, 'utf8'),
    version: `${proxy.name} ${/\d[\d.]+/u.exec(version.stdout + version.stderr)![0]}`,
    errors: () => readFileSync(errorLog, 'utf8'),
    async stop() {
      process.off('exit', end);
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
}
