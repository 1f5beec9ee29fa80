import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#tests/support/free-port.ts';
import { until } from '../fault.ts';
import { makeCertificates, opensslMissing } from '../content/make-certificates.ts';

const SHIPPED = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));
export const PUBLIC_NAME = 'www.example.com';
const CERTIFICATES = `/etc/letsencrypt/live/${PUBLIC_NAME}`;

export const nginxMissing = (): string | null =>
  spawnSync('nginx', ['-v']).status === 0
    ? opensslMissing()
    : 'nginx is not installed (Debian: apt-get install nginx-light)';

export type NginxInFront = {
  port: number;
  /** Certificate of the authority that its own is signed by. */
  ca: string;
  version: string;
  /** What it complained about. */
  errors(): string;
  stop(): Promise<void>;
};

/** The shipped file with what a machine must choose for itself: ports, instances, certificate. */
function fitted(ports: readonly number[], tls: number, plain: number, folder: string): string {
  const instances = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n  ');
  const text = readFileSync(SHIPPED, 'utf8')
    .replace('server 127.0.0.1:3000 max_fails=0;', instances)
    .replace('# ip_hash;', 'ip_hash;')
    .replaceAll(/^ *listen \[::\].*\n/gmu, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll(CERTIFICATES, folder);
  if (!text.includes(instances) || !text.includes('\n  ip_hash;'))
    throw new Error('deploy/nginx.conf no longer has the lines that name its instances.');
  return text;
}

/** Starts nginx with `deploy/nginx.conf` before instances on these ports. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<NginxInFront> {
  const place = join(folder, 'nginx');
  mkdirSync(place);
  chmodSync(place, 0o755);
  const { authorityFile, certificates } = makeCertificates(place, [PUBLIC_NAME]);
  writeFileSync(join(place, 'fullchain.pem'), certificates[0]!.cert);
  writeFileSync(join(place, 'privkey.pem'), certificates[0]!.key);
  const [tls, plain] = [await findFreePort(), await findFreePort()];
  writeFileSync(join(place, 'site.conf'), fitted(ports, tls, plain, place));
  const errorLog = join(place, 'error.log');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(place, name)};`,
  );
  const main = `daemon off; pid ${join(place, 'pid')}; error_log ${errorLog} warn; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${paths.join(' ')} include ${join(place, 'site.conf')}; }`;
  writeFileSync(join(place, 'nginx.conf'), main);
  const child = spawn('nginx', ['-p', place, '-e', errorLog, '-c', join(place, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
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
  if (!(await until(listening, 10_000))) throw new Error(`nginx did not come up: ${said}`);
  return {
    port: tls,
    ca: readFileSync(authorityFile, 'utf8'),
    version: spawnSync('nginx', ['-v']).stderr.toString().trim().replace('nginx version: ', ''),
    errors: () => readFileSync(errorLog, 'utf8'),
    async stop() {
      process.off('exit', end);
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
}
