import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /(?:from|import\(?)\s*['"](?<target>[#.][^'"]+)['"]/gu;
/** Names of folders in imports, such as `#ui/`, with their paths. */
const ALIASES = Object.entries(packageFile.imports).map(
  ([name, path]) => [name.replace('*', ''), path.replace('./', '').replace('*', '')] as const,
);

/** Where the site begins: its routes with their shell, and the server. */
function entries(): string[] {
  const table = readFileSync(join(ROOT, 'app/routes.ts'), 'utf8');
  const routes = [...table.matchAll(/'((?:admin\/)?routes\/[^']+)'/gu)].map(
    ([, path]) => `app/${path}`,
  );
  return [
    'app/root.tsx',
    'app/entry.client.tsx',
    'app/entry.server.tsx',
    'app/islands/start-page.ts',
    'server.ts',
    'server/app.ts',
    ...routes,
  ];
}

/** The text of every module that a page or the server can reach, by its path in the checkout. */
export function reachableSource(): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = entries().filter((path) => !path.includes('gallery'));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !existsSync(join(ROOT, path)) || !/\.tsx?$/u.test(path)) continue;
    const text = readFileSync(join(ROOT, path), 'utf8');
    found.set(path, text);
    for (const { groups } of text.matchAll(IMPORT)) waiting.push(toPath(path, groups!['target']!));
  }
  return found;
}

function toPath(from: string, target: string): string {
  const bare = target.split('?')[0]!;
  if (bare.startsWith('.')) return resolve('/', dirname(from), bare).slice(1);
  const [name, folder] = ALIASES.find(([alias]) => bare.startsWith(alias)) ?? ['#', ''];
  return folder + bare.slice(name.length);
}

/** A text between quotes or tags as code writes it: escapes undone, line breaks as spaces. */
function plainCode(text: string): string {
  return text
    .replace(/\\(['"`])/gu, '$1')
    .replace(/&apos;/gu, "'")
    .replace(/\s+/gu, ' ');
}

const NAME =
  /(?:const |function |class |^|[\s{,(])(?<name>[A-Za-z_$][\w$]*)(?:\([^()]*\))?\s*(?::|=(?!=)|\()/gu;

/** Whether the module holds the text, and the name it has there is used by some reachable code. */
export function isUsed(text: string, source: ReadonlyMap<string, string>): boolean {
  const parts = text.split(/\{\w+\}/u).filter((part) => part.trim() !== '');
  for (const [path, raw] of source) {
    const code = plainCode(raw);
    const at = code.indexOf(parts[0]!);
    if (at < 0 || !parts.every((part) => code.indexOf(part, at) >= 0)) continue;
    if (path.endsWith('.tsx')) return true;
    const names = [...code.slice(Math.max(0, at - 160), at).matchAll(NAME)].map(
      ({ groups }) => groups!['name']!,
    );
    const name = names.at(-1);
    if (name === undefined) return true;
    const uses = [...source.values()].reduce(
      (sum, other) =>
        sum + [...other.matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'gu'))].length,
      0,
    );
    if (uses > 1) return true;
  }
  return false;
}
