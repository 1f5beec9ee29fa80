import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Sets settings in the text of an .env file: a line that sets one already is exchanged, commented ones
 * and all others stay, new ones follow at the end.
 */
export function setInEnv(text: string, settings: readonly (readonly [string, string])[]): string {
  const waiting = new Map(settings);
  const lines = text.split('\n').map((line) => {
    const name = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/.exec(line)?.[1];
    const value = name === undefined ? undefined : waiting.get(name);
    if (name === undefined || value === undefined) return line;
    waiting.delete(name);
    return `${name}=${value}`;
  });
  while (lines.at(-1)?.trim() === '') lines.pop();
  return `${[...lines, ...[...waiting].map(([name, value]) => `${name}=${value}`)].join('\n')}\n`;
}

/** Writes settings into an .env file, which only its owner may read since it holds tokens. */
export function writeEnv(path: string, settings: readonly (readonly [string, string])[]): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeFileSync(path, setInEnv(before, settings), { mode: 0o600 });
  // The mode above holds for a new file only.
  chmodSync(path, 0o600);
}
