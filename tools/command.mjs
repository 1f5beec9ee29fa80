// Where there is no npm, as in the image: `node tools/command.mjs data:backup FILE` does what `npm run data:backup -- FILE`
// does elsewhere. Without a name it lists what there is.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');
/** The commands for whoever runs a site; the others are for work on the code. */
const OFFERED = /^(?:account|content|data|doctor|preview):|^space:(?:export|provision)$/u;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const commands = new Map(
  Object.entries(scripts)
    .filter(([name]) => OFFERED.test(name))
    .map(([name, line]) => [name, line.replace('node tools/run.mjs ', '')]),
);

const [name, ...args] = process.argv.slice(2);
const file = commands.get(name);
if (file === undefined) {
  console.error(`Name one of these commands:\n  ${[...commands.keys()].join('\n  ')}`);
  process.exitCode = 1;
} else {
  process.argv = [process.execPath, join(ROOT, file), ...args];
  await import(pathToFileURL(join(ROOT, file)).href);
}
