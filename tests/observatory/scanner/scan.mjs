// Runs all tests of Mozilla's HTTP Observatory against https://localhost and prints them; the last line is the score.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const [httpPort, httpsPort] = process.argv.slice(2).map(Number);
const require = createRequire(import.meta.url);
const home = dirname(dirname(require.resolve('@mdn/mdn-http-observatory')));
// Its installation would fetch these lists; on this machine nobody is on either.
mkdirSync(join(home, 'conf'), { recursive: true });
writeFileSync(join(home, 'conf/hsts-preload.json'), '{}');
writeFileSync(join(home, 'conf/tld-list.json'), '[]');

const load = (path) => import(join(home, 'src', path));
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getScoreModifier } = await load('grader/grader.js');

const answers = await retrieve('localhost', { httpPort, httpsPort });
if (!answers.responses.auto) throw new Error('The site did not answer.');
let score = 100;
let failed = 0;
for (const test of ALL_TESTS) {
  const { constructor, result, pass } = test(answers);
  const modifier = result ? getScoreModifier(result) : 0;
  score += modifier;
  if (!pass) failed += 1;
  console.log(
    `${pass ? 'passed' : 'FAILED'}  ${String(modifier).padStart(3)}  ${constructor.name}: ${result}`,
  );
}
console.log(JSON.stringify({ score, failed, tests: ALL_TESTS.length }));
