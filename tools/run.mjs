// npm run emulator, space:build …: runs one of the project's commands under the project's Node.
import { join } from 'node:path';
import { ensureDependencies } from './prepare.mjs';
import { become, ensureNode, envFileFlag, environmentFor, ROOT } from './runtime.mjs';

const [command, ...args] = process.argv.slice(2);
const node = ensureNode();
ensureDependencies(node);
become(
  node,
  [...envFileFlag(), '--disable-warning=ExperimentalWarning', join(ROOT, command), ...args],
  { env: environmentFor(node) },
);
