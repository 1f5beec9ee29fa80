import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say } from './runtime.mjs';

const WANTED = [
  {
    present: () => existsSync('/usr/bin/chromium'),
    packages: ['chromium'],
    purpose: 'the browser tests',
  },
  {
    present: () =>
      existsSync('/usr/lib/postgresql') || spawnSync('pg_config', ['--version']).status === 0,
    packages: ['postgresql'],
    purpose: 'the tests on PostgreSQL (they are skipped without it)',
  },
  {
    present: () => existsSync('/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'),
    packages: ['libfaketime'],
    purpose: 'the test in which the clock jumps (skipped without it)',
  },
  {
    present: () => existsSync('/usr/bin/strace'),
    packages: ['strace'],
    purpose: 'the tests in which the disk fails (skipped without it)',
  },
];

/** Installs Debian packages that the suites need and the machine lacks; says what to do where it cannot. */
export function ensureSystemPackages() {
  const missing = WANTED.filter(({ present }) => !present());
  if (missing.length === 0) return;
  const names = missing.flatMap(({ packages }) => packages);
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) {
    for (const { packages, purpose } of missing)
      say(`Please install ${packages.join(', ')} for ${purpose}.`);
    return;
  }
  say(`Installing ${names.join(' and ')} from Debian's packages (a minute or two) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
