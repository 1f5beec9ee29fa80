import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say } from './runtime.mjs';

/** The whole browser: what it paints, fetches ahead, prepares and keeps is what a visitor's does. */
export const CHROMIUM = '/usr/bin/chromium';
/** Chromium without windows and their compositor: opens and draws a page about three times as fast. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
export const FIREFOX = '/usr/bin/firefox-esr';

/**
 * Oldest Chromium that the browser tests are for. In 150 a script that once did not come is never asked for again, and
 * Playwright's loss of connection does not reach a page that the service worker answers: six tests fail.
 */
const CHROMIUM_MAJOR = 156;

/** What the tests of every change need (`npm test`). */
export const GATE_PACKAGES = [
  {
    present: () => [CHROMIUM, HEADLESS_SHELL].every((path) => majorOf(path) >= CHROMIUM_MAJOR),
    packages: ['chromium', 'chromium-headless-shell'],
    purpose: `the browser tests and Lighthouse, version ${CHROMIUM_MAJOR} or newer`,
  },
  {
    present: () => existsSync('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'),
    packages: ['fonts-liberation'],
    purpose:
      'the tests of text in the fallback font, which has the widths of Arial on most computers',
  },
];

/** What all tests need (`npm run test:all`). */
export const ALL_PACKAGES = [
  ...GATE_PACKAGES,
  {
    present: () => existsSync(FIREFOX),
    packages: ['firefox-esr'],
    purpose: 'the journeys in Firefox',
  },
  {
    present: () => existsSync('/usr/bin/ffmpeg'),
    packages: ['ffmpeg'],
    purpose: 'the decoders with which Firefox plays a video',
  },
  {
    present: () =>
      existsSync('/usr/lib/postgresql') || spawnSync('pg_config', ['--version']).status === 0,
    packages: ['postgresql'],
    purpose: 'the tests on PostgreSQL',
  },
  {
    present: () => existsSync('/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'),
    packages: ['libfaketime'],
    purpose: 'the test in which the clock jumps',
  },
  {
    present: () => existsSync('/usr/bin/strace'),
    packages: ['strace'],
    purpose: 'the tests in which the disk fails',
  },
  {
    present: () => existsSync('/usr/bin/shellcheck'),
    packages: ['shellcheck'],
    purpose: 'the check of the scripts in deploy/',
  },
];

/** @returns {number} version of a browser before the first dot; 0 where there is none */
function majorOf(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/u.exec(stdout ?? '')?.[0] ?? 0);
}

/** What this machine is asked and told; tests put another in its place. */
const MACHINE = {
  canInstall: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  /** @returns {number} exit status */
  apt: (args) =>
    run('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  say,
};

/**
 * Installs the Debian packages that the suites need and the machine lacks, and says first which, what for, and how to do
 * without. Where it may not or cannot, it says what to install: the suites concerned are skipped.
 * @param wanted GATE_PACKAGES or ALL_PACKAGES
 * @param {boolean} mayInstall
 */
export function ensureSystemPackages(wanted, mayInstall, machine = MACHINE) {
  const missing = wanted.filter(({ present }) => !present());
  if (missing.length === 0) return;
  const names = missing.flatMap(({ packages }) => packages);
  machine.say('The tests need Debian packages that this machine lacks or has too old:');
  for (const { packages, purpose } of missing) machine.say(`  ${packages.join(', ')}: ${purpose}`);
  if (!mayInstall || !machine.canInstall()) {
    machine.say(
      `Nothing is installed${mayInstall ? ', which takes root and apt-get' : ''}. Without them, these tests are skipped. To have them: apt-get install ${names.join(' ')}`,
    );
    return;
  }
  machine.say(
    'They are installed now, which takes a minute or two. To run without them: npm test -- --no-install',
  );
  const done =
    machine.apt(['update', '-qq']) === 0 &&
    machine.apt(['install', '-y', '-qq', '--no-install-recommends', ...names]) === 0;
  if (!done)
    machine.say('They could not be installed: see above. The tests concerned are skipped.');
}
