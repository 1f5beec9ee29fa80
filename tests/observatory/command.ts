import { execFileSync, spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltSite } from '#tests/support/built-site.ts';

/*
 * npm run test:observatory
 * Mozilla's HTTP Observatory 1.4.8 against the built site behind TLS on this machine. Its packages (131 MB) are installed
 * beside this file the first time. Needs openssl for a certificate.
 */
/** All that can be had on this machine: docs/decisions/070-trusted-types.md. */
const WANTED = 135;
const SCANNER = join(import.meta.dirname, 'scanner');

function certificate(folder: string): { key: Buffer; cert: Buffer; path: string } {
  const [key, path] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names];
  execFileSync('openssl', [...made, '-keyout', key, '-out', path], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(path), path };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

if (!existsSync(join(SCANNER, 'node_modules'))) {
  const installed = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: SCANNER,
    stdio: 'inherit',
  });
  if (installed.status !== 0) process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
const { key, cert, path } = certificate(folder);
let sitePort = 0;
/** What a proxy in front of the site does: ends TLS and hands the request on. */
const handOn: RequestListener = (request, response) => {
  const { method, url, headers } = request;
  const passed = ask(
    { host: '127.0.0.1', port: sitePort, method, path: url, headers },
    (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
    },
  );
  passed.on('error', () => response.destroy());
  request.pipe(passed);
};
const tls = createTlsServer({ key, cert }, handOn);
const httpsPort = await listen(tls);
const plain = createServer((request, response) =>
  response.writeHead(301, { Location: `https://localhost:${httpsPort}${request.url}` }).end(),
);
const httpPort = await listen(plain);
const site = await startBuiltSite({
  CONTENT_SOURCE: 'sample',
  SITE_URL: `https://localhost:${httpsPort}`,
  PRODUCT_DOMAIN: 'localhost',
});
sitePort = Number(new URL(site.url).port);
const scan = spawn(
  process.execPath,
  [join(SCANNER, 'scan.mjs'), String(httpPort), String(httpsPort)],
  {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let said = '';
scan.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
await once(scan, 'close');
await site.stop();
tls.close();
tls.closeAllConnections();
plain.close();
plain.closeAllConnections();
rmSync(folder, { recursive: true, force: true });
console.log(said.trimEnd());
const { score } = JSON.parse(said.trimEnd().split('\n').at(-1) ?? '{}') as { score?: number };
console.log(`Observatory: ${score ?? 'no score'} of ${WANTED} that can be had on this machine`);
process.exit(score !== undefined && score >= WANTED ? 0 : 1);
