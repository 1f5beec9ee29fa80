import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { ROOT } from '#tools/runtime.mjs';

export type SourcePattern = { source: string; flags: string; file: string };

/** Tests and what stands beside them only for tests; of the content model, what runs in the site is the doctor. */
const NOT_SHIPPED =
  /\.(?:test|spec)\.tsx?$|\.examples\.tsx$|\/content\/tests\/|test-support\/|\/ui\/gallery\/|\/routes\/gallery|core\/space\/(?!doctor\/)/u;

/** Every pattern that is written in what the site runs, on the server and in browsers, found by parsing its sources. */
export function patternsInSources(): SourcePattern[] {
  const found = new Map<string, SourcePattern>();
  for (const entry of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    const file = `src/${entry}`;
    if (!/\.tsx?$/u.test(file) || file.endsWith('.d.ts') || NOT_SHIPPED.test(file)) continue;
    const code = readFileSync(join(ROOT, file), 'utf8');
    const tree = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
    for (const { source, flags } of patternsOf(tree))
      found.set(`/${source}/${flags}`, { source, flags, file });
  }
  return [...found.values()];
}

function* patternsOf(node: unknown): Generator<{ source: string; flags: string }> {
  if (typeof node !== 'object' || node === null) return;
  const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
  if (type === 'Literal' && regex) yield { source: regex.pattern, flags: regex.flags };
  for (const child of Object.values(node)) yield* patternsOf(child);
}
