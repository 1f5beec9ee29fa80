import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './runtime.mjs';

/** Two runs in one process, as `test:repeat` and `test:all` make them; the second is there to be ended. */
const TWO_RUNS = `
  import { runTests } from './tools/run-tests.mjs';
  const suite = (code) => ({
    name: 'trial', env: {}, command: (_report, node) => [node, '-e', code], count: () => ({}), failures: () => [],
  });
  const LASTS = \`
    process.on('SIGTERM', () => setTimeout(() => { console.log('ended in order'); process.exit(); }, 50));
    console.log('up ' + process.pid);
    setInterval(() => undefined, 1_000);
  \`;
  await runTests([suite('')], process.execPath);
  await runTests([suite(LASTS), suite('console.log("begun all the same")')], process.execPath);
`;

test('told to end in a later run, it ends the runner, and begins no other', async () => {
  const runs = spawn(process.execPath, ['--input-type=module', '-e', TWO_RUNS], { cwd: ROOT });
  let said = '';
  let runner = 0;
  onTestFinished(() => {
    if (runner > 0 && !said.includes('ended in order')) process.kill(runner, 'SIGKILL');
  });
  runs.stdout.on('data', (part: Buffer) => {
    said += part.toString();
    const up = /up (\d+)\n/u.exec(said);
    if (!up || runner > 0) return;
    runner = Number(up[1]);
    runs.kill('SIGTERM');
  });
  await new Promise((resolve) => runs.once('exit', resolve));
  expect(runner).toBeGreaterThan(0);
  expect(said).toContain('ended in order');
  expect(said).not.toContain('begun all the same');
});
