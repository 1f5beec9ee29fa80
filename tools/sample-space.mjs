import { join } from 'node:path';
import { ROOT, run } from './runtime.mjs';

/** Before all tests of Vitest: the sample space that many of them read is as its sources say. */
export default function setUp() {
  const status = run(process.execPath, [join(ROOT, 'space/command.ts'), 'build', '--if-stale']);
  if (status !== 0) throw new Error('The sample space could not be built: see above.');
}
