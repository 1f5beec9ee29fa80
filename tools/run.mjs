// npm run emulator, space:build …: runs one of the project's commands under the project's Node.
import { join } from 'node:path';
import { ensureBuild, ensureDependencies } from './prepare.mjs';
import { become, ensureNode, envFileFlag, environmentFor, ROOT } from './runtime.mjs';

const given = process.argv.slice(2);
// --built first: the command needs the built site.
const needsBuild = given[0] === '--built';
const [command, ...args] = needsBuild ? given.slice(1) : given;
const node = ensureNode();
ensureDependencies(node);
if (needsBuild) ensureBuild(node);
become(
  node,
  [...envFileFlag(), '--disable-warning=ExperimentalWarning', join(ROOT, command), ...args],
  { env: environmentFor(node) },
);
