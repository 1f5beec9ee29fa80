/*
 * npm run house     writes the picture of the house, with the lines of each part, into README.md and ARCHITECTURE.md
 *
 * Lines are those of TypeScript, plain JavaScript and styles that git knows, without tests and measurements; words are data.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './runtime.mjs';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md'];
const PLACE = /(<!-- npm run house -->\n)[^]*?(<!-- end -->)/u;
const CODE = /\.(?:ts|tsx|mjs|css)$/u;
const NO_CODE = /\.(?:test|spec|bench|examples)\.|\/tests\/|test-support\//u;

/** Core's folders, from what is seen to what it rests on. */
const STOREYS = [
  ['pages', ['routes', 'sections', 'ui', 'styles', 'site', 'seo']],
  ['in browsers', ['islands', 'browser', 'dom', 'service-worker']],
  ['the owner’s area', ['admin']],
  ['what is said', ['words', 'copy', 'content', 'space']],
  ['the back end', ['server']],
];

const code = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => CODE.test(file) && !NO_CODE.test(file) && existsSync(join(ROOT, file)));

const linesIn = (folder) =>
  code
    .filter((file) => file.startsWith(`${folder}/`))
    .reduce((sum, file) => sum + readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1, 0);

const number = (lines) => lines.toLocaleString('en');
const row = (name, folder) => `${name.padEnd(20)}${number(linesIn(folder)).padStart(7)}`;
/** Words have no lines of code. */
const part = (name, folder) =>
  linesIn(folder) === 0 ? name : `${name} ${number(linesIn(folder))}`;

const stands = readdirSync(join(ROOT, 'src/core'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);
const drawn = STOREYS.flatMap(([, names]) => names);
const missing = stands.filter((name) => !drawn.includes(name));
if (missing.length > 0) throw new Error(`Give ${missing.join(', ')} a storey in tools/house.mjs.`);
const features = readdirSync(join(ROOT, 'src/features'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

const picture = [
  row('src/features', 'src/features'),
  `  ${features.map((name) => part(name, `src/features/${name}`)).join(' · ')}`,
  row('src/core', 'src/core'),
  ...STOREYS.map(
    ([title, names]) =>
      `  ${`${title}:`.padEnd(18)}${names.map((name) => part(name, `src/core/${name}`)).join(' · ')}`,
  ),
  row('packages', 'packages'),
  row('tools', 'tools'),
].join('\n');

for (const name of DOCUMENTS) {
  const file = join(ROOT, name);
  const text = readFileSync(file, 'utf8');
  if (!PLACE.test(text))
    throw new Error(`${name} has no place for the picture: <!-- npm run house -->`);
  writeFileSync(file, text.replace(PLACE, `$1\n\`\`\`\n${picture}\n\`\`\`\n\n$2`));
}
say(`${DOCUMENTS.join(' and ')} show the house`);
