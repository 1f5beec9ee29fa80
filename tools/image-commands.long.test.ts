import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

let image: string;
beforeAll(() => {
  image = mkdtempSync(join(tmpdir(), 'image-'));
  layOutImage(image);
});
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** Puts into a folder what the last stage of the Dockerfile copies, and of the packages only those that are shipped. */
function layOutImage(folder: string): void {
  const lastStage = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^FROM .*$/mu)
    .at(-1)!;
  for (const [, words] of lastStage.matchAll(/^COPY (.+)$/gmu)) {
    const paths = words!.split(' ').filter((word) => !word.startsWith('--'));
    const target = paths.pop()!;
    // Of the system, not of the project.
    if (target.startsWith('/')) continue;
    for (const path of paths) {
      const name = path.replace('/app/', '');
      const place = target.endsWith('/') ? join(folder, target, name) : join(folder, target);
      mkdirSync(dirname(place), { recursive: true });
      if (name === 'node_modules') linkPackages(place);
      else if (name !== 'build') cpSync(join(ROOT, name), place, { recursive: true });
    }
  }
}

type PackageInLock = {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  link?: boolean;
  resolved?: string;
};

/** The packages of the stage `packages`: none for building and testing, and of the optional ones only those it copies. */
function linkPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, PackageInLock>;
  };
  for (const [path, { dev, optional, devOptional, link, resolved }] of Object.entries(packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/u.exec(path)?.[1];
    if (!name || dev || devOptional || !existsSync(join(ROOT, path))) continue;
    if (optional && !name.startsWith('@img/')) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    // A package of this repository leads to the copy of it in the image.
    symlinkSync(link ? join(image, resolved!) : join(ROOT, path), join(folder, name));
  }
}

function run(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/command.mjs', ...args], {
    cwd: image,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATA_DIR: join(image, 'data'),
      // Nothing listens there: what looks for the running site says so.
      SITE_URL: 'http://127.0.0.1:9',
      PORT: '9',
    },
  });
  return { status, said: `${stdout}${stderr}` };
}

test.each([
  [['account:create'], 0, /code/iu],
  [['account:reset', 'nobody@example.com'], 1, /nobody@example\.com/u],
  [['preview:link', '/machines'], 0, /http:\/\/127\.0\.0\.1:9\/\S+token=/u],
  [['data:person', 'export', 'nobody@example.com'], 0, /"inquiries": \[\]/u],
  [['data:backup', 'copy.sqlite'], 0, /Backed up to .*copy\.sqlite/u],
  [['data:restore', 'copy.sqlite'], 0, /Restored from .*copy\.sqlite: 0 inquiries/u],
  [['data:move'], 1, /Set DATABASE_URL/u],
  [['doctor:system'], 1, /Database/u],
  [['content:doctor', '--help'], 0, /Usage/u],
  [['space:export', '--help'], 0, /Usage/u],
  [['space:provision', '--help'], 0, /Usage/u],
  [[], 1, /data:backup/u],
] as const)(
  'in the image: %j',
  (args, status, expected) => {
    const answer = run(...args);
    expect(answer.said).not.toMatch(/ERR_|Cannot find|ExperimentalWarning/u);
    expect(answer.said).toMatch(expected);
    expect(answer.status).toBe(status);
  },
  60_000,
);

test('every command that an operator is told of is there', () => {
  const { said } = run();
  const told = ['docs/operations.md', 'docs/guides/accounts.md', 'docs/guides/provisioning.md']
    .flatMap((file) => [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(/tools\/command\.mjs ([a-z]+:[a-z]+)/gu),
    ])
    .map(([, name]) => name!);
  expect(told.length).toBeGreaterThan(0);
  for (const name of told) expect(said).toContain(`  ${name}\n`);
});
