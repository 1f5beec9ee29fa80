import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Sets settings in the text of an .env file: every line that sets one already is exchanged (the last
 * one counts), commented ones and all others stay, new ones follow at the end.
 */
export function setInEnv(text: string, settings: readonly (readonly [string, string])[]): string {
  const values = new Map(settings);
  const found = new Set<string>();
  const lines = text.split('\n').map((line) => {
    const name = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/.exec(line)?.[1];
    const value = name === undefined ? undefined : values.get(name);
    if (name === undefined || value === undefined) return line;
    found.add(name);
    return `${name}=${value}`;
  });
  while (lines.at(-1)?.trim() === '') lines.pop();
  const added = settings.filter(([name]) => !found.has(name)).map((pair) => pair.join('='));
  return `${[...lines, ...added].join('\n')}\n`;
}

/** Writes settings into an .env file, which only its owner may read since it holds tokens. */
export function writeEnv(path: string, settings: readonly (readonly [string, string])[]): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeFileSync(path, setInEnv(before, settings), { mode: 0o600 });
  // The mode above holds for a new file only.
  chmodSync(path, 0o600);
}
