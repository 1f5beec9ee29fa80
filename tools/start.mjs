import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensureDependencies } from './prepare.mjs';
import { become, ensureNode, envFileFlag, environmentFor, ROOT } from './runtime.mjs';

/** Why these: decision 100. The image and the service unit name the same. */
const NODE_FLAGS = JSON.parse(readFileSync(join(ROOT, 'server/node-flags.json'), 'utf8'));

const development = process.argv.includes('--dev');
const envFile = envFileFlag();
const node = ensureNode();
ensureDependencies(node);
if (!development) ensureBuild(node);
become(node, [...envFile, ...NODE_FLAGS, join(ROOT, 'server.ts'), ...process.argv.slice(2)], {
  env: { ...environmentFor(node), NODE_ENV: development ? 'development' : 'production' },
});
