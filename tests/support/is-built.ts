import { existsSync } from 'node:fs';

/** Whether there is a built site to test; says so when there is not. */
export const isBuilt = existsSync(new URL('../../build/server/index.js', import.meta.url));
if (!isBuilt) console.warn('Skipped: the site is not built (npm test builds it first).');
