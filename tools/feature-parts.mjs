// Runs before anything is installed, so: plain JavaScript, no packages.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './runtime.mjs';

const FEATURES = 'src/features';
const LIST = 'src/feature-parts.ts';

/**
 * Writes the list of what features answer core with, taken from their folders: Node, which reads sources, has no other way
 * to collect code.
 */
export function listFeatureParts() {
  const folder = join(ROOT, FEATURES);
  const names = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'parts.ts')))
    .toSorted();
  const valueOf = (name) => name.replaceAll(/-(\w)/gu, (_, letter) => letter.toUpperCase());
  const text = `// Written by tools/feature-parts.mjs.
import type { PartsOfFeature } from './core/parts-of-feature.ts';
${names.map((name) => `import { parts as ${valueOf(name)} } from './features/${name}/parts.ts';\n`).join('')}
/** What features answer where core asks them, without a page of their own. */
export const FEATURE_PARTS: readonly PartsOfFeature[] = [${names.map(valueOf).join(', ')}];
`;
  const file = join(ROOT, LIST);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
