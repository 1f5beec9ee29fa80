import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitShipped, PUBLIC_NAME, type Proxy } from './proxy-in-front.ts';

/** Caddy with `deploy/Caddyfile`, as for several instances: ports and certificate are the machine's own. */
export const caddy: Proxy = {
  name: 'caddy',
  package: 'caddy',
  versionArgs: ['version'],
  instanceEnv: { DRAIN_SECONDS: '3' },
  timesSeenUp: (log, port) =>
    log.match(new RegExp(`"msg":"host is up","host":"127\\.0\\.0\\.1:${port}"`, 'gu'))?.length ?? 0,
  prepare({ folder, instances, tls, plain }) {
    const errorLog = join(folder, 'error.log');
    const site = `{$DOMAIN:${PUBLIC_NAME}} {\n\t# No`;
    const settings = join(folder, 'Caddyfile');
    writeFileSync(
      settings,
      fitShipped('Caddyfile', [
        [
          '{\n\tservers {',
          `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plain}\n\thttps_port ${tls}\n\tlog {\n\t\toutput file ${errorLog}\n\t\tlevel INFO\n\t}\n\tservers {`,
        ],
        [site, site.replace('\t#', `\ttls ${folder}/fullchain.pem ${folder}/privkey.pem\n\t#`)],
        ['# lb_policy ip_hash', 'lb_policy ip_hash'],
        ['# health_uri /health/ready', 'health_uri /health/ready'],
        ['# health_interval 1s', 'health_interval 1s'],
      ]),
    );
    const env = {
      UPSTREAM: instances.map((port) => `127.0.0.1:${port}`).join(' '),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    return { args: ['run', '--config', settings, '--adapter', 'caddyfile'], env, errorLog };
  },
};
