import { spawnSync } from 'node:child_process';
import { ONLY_SQLITE, type Fault } from '../fault.ts';
import { ROOT } from '#tools/runtime.mjs';

const LOADS = 27;

export const hostileSpaces: Fault = {
  id: 'B4',
  title: 'spaces with missing, cyclic, null and wrongly made fields, through every load of content',
  target: '10,000 spaces, none of which makes a load throw or lets something unsafe through',
  engines: ONLY_SQLITE,
  onlyLong: true,
  run() {
    const spaces = 400;
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'src/core/content/tests/hostile-space.test.ts'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, HOSTILE_SPACES: String(spaces), NO_COLOR: '1' },
      },
    );
    const summary = /Tests\s+(.*)/u.exec(stdout)?.[1] ?? 'no summary';
    return Promise.resolve({
      ok: status === 0,
      measured: `${spaces} spaces for each of ${LOADS} loads: ${summary}`,
    });
  },
};
