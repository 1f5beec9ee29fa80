import { expect, test } from 'vitest';
import { ensureSystemPackages } from './system-packages.mjs';

type Machine = {
  canInstall: () => boolean;
  apt: (args: string[]) => number;
  say: (line: string) => void;
};

const STRACE = { packages: ['strace'], purpose: 'the tests in which the disk fails' };

/** What was said and done, in order, where strace is missing. */
function tried(mayInstall: boolean, facts: Partial<Machine> = {}, present = false): string[] {
  const log: string[] = [];
  ensureSystemPackages([{ ...STRACE, present: () => present }], mayInstall, {
    canInstall: () => true,
    apt: (args) => (log.push(`apt-get ${args.join(' ')}`), 0),
    say: (line) => log.push(line),
    ...facts,
  });
  return log;
}

test('says which packages, what for and how to do without before it installs them', () => {
  expect(tried(true)).toEqual([
    'The tests need Debian packages that this machine lacks or has too old:',
    '  strace: the tests in which the disk fails',
    expect.stringContaining('npm test -- --no-install'),
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends strace',
  ]);
});

test.each([
  ['it may not', false, {}],
  ['it cannot', true, { canInstall: () => false }],
])('installs nothing where %s, and says what to install', (_, mayInstall, facts) => {
  const log = tried(mayInstall, facts);
  expect(log.filter((line) => line.startsWith('apt-get'))).toEqual([]);
  expect(log.at(-1)).toContain('skipped. To have them: apt-get install strace');
});

test('goes on, and says so, when the installation fails', () => {
  const log = tried(true, { apt: () => 100 });
  expect(log.at(-1)).toContain('could not be installed');
});

test('says nothing where nothing is missing', () => {
  expect(tried(true, {}, true)).toEqual([]);
});
