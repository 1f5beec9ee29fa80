import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensureDependencies } from './prepare.mjs';
import { become, ensureNode, envFileFlag, environmentFor, ROOT } from './runtime.mjs';

/** Why these: decision 100. The image and the service unit name the same. */
const NODE_FLAGS = JSON.parse(readFileSync(join(ROOT, 'src/core/server/node-flags.json'), 'utf8'));

/** npm, where it started this: package.json has its shell give its place up. */
const parent = process.ppid;
const PARENT_WATCH_MS = 500;

const development = process.argv.includes('--dev');
const envFile = envFileFlag();
const node = ensureNode();
ensureDependencies(node);
if (!development) ensureBuild(node);
const child = become(
  node,
  [...envFile, ...NODE_FLAGS, join(ROOT, 'server.ts'), ...process.argv.slice(2)],
  {
    env: { ...environmentFor(node), NODE_ENV: development ? 'development' : 'production' },
    // The channel tells the server when this process is gone, whatever ended it (src/core/server/http/stop-with-starter.ts).
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
// npm hands on SIGTERM and SIGINT, not SIGHUP, and what kills it tells nobody.
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) child.kill();
  }, PARENT_WATCH_MS).unref();
