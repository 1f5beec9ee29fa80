import { join } from 'node:path';
import { ensureBuild, ensureDependencies } from './prepare.mjs';
import { become, ensureNode, envFileFlag, environmentFor, ROOT } from './runtime.mjs';

const development = process.argv.includes('--dev');
const node = ensureNode();
ensureDependencies(node);
if (!development) ensureBuild(node);
become(
  node,
  [
    ...envFileFlag(),
    '--disable-warning=ExperimentalWarning',
    join(ROOT, 'server.ts'),
    ...process.argv.slice(2),
  ],
  { env: { ...environmentFor(node), NODE_ENV: development ? 'development' : 'production' } },
);
