import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitShipped, PUBLIC_NAME, type Proxy } from './proxy-in-front.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with `deploy/nginx.conf`: ports, instances and certificate are the machine's own. */
export const nginx: Proxy = {
  name: 'nginx',
  package: 'nginx-light',
  versionArgs: ['-v'],
  instanceEnv: {},
  prepare({ folder, instances, tls, plain }) {
    const errorLog = join(folder, 'error.log');
    const site = fitShipped('nginx.conf', [
      [
        'server 127.0.0.1:3000 max_fails=0;',
        instances.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n  '),
      ],
      ['# ip_hash;', 'ip_hash;'],
      ['listen 443', `listen 127.0.0.1:${tls}`],
      ['listen 80', `listen 127.0.0.1:${plain}`],
      [`/etc/letsencrypt/live/${PUBLIC_NAME}`, folder],
    ]).replaceAll(/^ *listen \[::\].*\n/gmu, '');
    writeFileSync(join(folder, 'site.conf'), site);
    const paths = TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`);
    const settings = join(folder, 'nginx.conf');
    writeFileSync(
      settings,
      `daemon off; pid ${join(folder, 'pid')}; error_log ${errorLog} warn; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${paths.join(' ')} include ${join(folder, 'site.conf')}; }`,
    );
    return { args: ['-p', folder, '-e', errorLog, '-c', settings], errorLog };
  },
};
