import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Certificate = { key: string; cert: string };

export const opensslMissing = (): string | null =>
  spawnSync('openssl', ['version']).status === 0
    ? null
    : 'openssl is not installed (Debian: apt-get install openssl)';

/**
 * Makes an authority and, signed by it, a certificate for each name.
 * @param folder where the files go
 * @returns the path of the authority's certificate and one certificate per name, in order
 */
export function makeCertificates(
  folder: string,
  names: readonly string[],
): { authorityFile: string; certificates: Certificate[] } {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const file = (name: string) => join(folder, name);
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authorityFile = file('authority.pem');
  openssl(
    ...['req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Test authority'],
    ...['-keyout', file('authority.key'), '-out', authorityFile],
  );
  const certificates = names.map((name) => {
    const [key, request, extension, cert] = ['key', 'csr', 'ext', 'pem'].map((ending) =>
      file(`${name}.${ending}`),
    ) as [string, string, string, string];
    openssl('req', ...newKey, '-subj', `/CN=${name}`, '-keyout', key, '-out', request);
    writeFileSync(extension, `subjectAltName=DNS:${name}\n`);
    openssl(
      ...['x509', '-req', '-in', request, '-CA', authorityFile, '-CAkey', file('authority.key')],
      ...['-CAcreateserial', '-days', '2', '-extfile', extension, '-out', cert],
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  });
  return { authorityFile, certificates };
}
