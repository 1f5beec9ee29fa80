/*
 * npm run without -- redirects     whether the site is whole without a feature; several are left out at once
 *
 * In a copy of the project the folders are taken away, their rows in src/features.ts, and the tests of several parts that
 * import from them. Then it is checked, built, tested and started, and every link and form is followed.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { environmentFor, ROOT, run, say, stopWith } from './runtime.mjs';

const LIST = 'src/features.ts';
const ACROSS = 'tests/together/**/*.ts';

const names = process.argv.slice(2);
const features = globSync('src/features/*/feature.ts', { cwd: ROOT }).map((file) =>
  file.split('/').at(-2),
);
const unknown = names.filter((name) => !features.includes(name));
if (names.length === 0 || unknown.length > 0)
  stopWith(`Write npm run without -- NAME, with one or more of: ${features.join(', ')}`);

const copy = mkdtempSync(join(tmpdir(), 'without-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
copyProject();
leaveOut();
const left = `Without ${names.join(' and ')}`;
for (const [what, ...command] of [
  ['the check', 'tools/check.mjs', '--features-left-out'],
  ['the build', 'tools/build.mjs'],
  ['a test', 'node_modules/vitest/vitest.mjs', 'run', '--project=units', '--project=pages'],
  ['a link or a form', 'node_modules/vitest/vitest.mjs', 'run', 'tests/together/whole-site'],
]) {
  const env = environmentFor(process.execPath);
  if (run(process.execPath, command, { cwd: copy, env }) !== 0)
    stopWith(`${left}, ${what} failed: see the lines above.`);
}
say(`${left}, the site is whole`);

/** What git knows of or would take, as it is now; packages are those that are installed. */
function copyProject() {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.split('\0'))
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
  for (const folder of ['node_modules', '.runtime'])
    if (existsSync(join(ROOT, folder))) symlinkSync(join(ROOT, folder), join(copy, folder));
}

function leaveOut() {
  let list = readFileSync(join(copy, LIST), 'utf8');
  for (const name of names) {
    rmSync(join(copy, 'src/features', name), { recursive: true });
    const row = new RegExp(`^import \\{ (\\w+) \\} from './features/${name}/feature.ts';\n`, 'mu');
    const [line, value] = row.exec(list);
    list = list.replace(line, '').replace(/\[([\w\s,]+)\];\s*$/u, (_, rows) => {
      const left = rows.split(',').map((each) => each.trim());
      return `[${left.filter((each) => each !== value).join(', ')}];\n`;
    });
  }
  writeFileSync(join(copy, LIST), list);
  for (const file of globSync(ACROSS, { cwd: copy })) {
    const source = readFileSync(join(copy, file), 'utf8');
    if (names.some((name) => source.includes(`/features/${name}/`))) rmSync(join(copy, file));
  }
}
