import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutParts } from './leave-out-unused-parts.ts';
import { LOOKED_THROUGH, UNUSED_PARTS } from './unused-parts.ts';

const MODULES = new URL('../../node_modules/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, MODULES), 'utf8');

describe('what of the framework does not go to browsers', () => {
  it.each(Object.entries(LOOKED_THROUGH))('was looked through for %s %s', (name, version) => {
    expect(JSON.parse(read(`${name}/package.json`))).toMatchObject({ version });
  });

  // Seen failing with a name misspelt, and with one statement's opening changed.
  it.each(Object.keys(UNUSED_PARTS))('is where the list says in %s', (module) => {
    const code = read(module);
    expect(withoutParts(code, module, UNUSED_PARTS[module]!).length).toBeLessThan(code.length);
  });

  // Seen failing with `useEffectEvent` and `preload` in the list.
  it('is imported nowhere', () => {
    const gone = Object.values(UNUSED_PARTS)
      .flatMap(({ statements }) => statements?.[''] ?? [])
      .flatMap((opening) => /^exports\.(\w+)/u.exec(opening)?.[1] ?? []);
    const app = new URL('../../app/', import.meta.url);
    const imported = globSync('**/*.{ts,tsx}', { cwd: app }).flatMap((file) =>
      [...readFileSync(new URL(file, app), 'utf8').matchAll(/\{([^}]*)\} from 'react(?:-dom)?'/gu)]
        .flatMap(([, names]) => names!.match(/\w+/gu) ?? [])
        .map((name) => ({ file, name })),
    );
    expect(imported.length).toBeGreaterThan(50);
    expect(imported.filter(({ name }) => gone.includes(name))).toEqual([]);
  });

  it('ends the build when a part has moved', () => {
    const cut = (parts: object) => () =>
      withoutParts('function a() { if (b) c(); }', 'm.js', parts);
    expect(cut({ functions: { 'a/gone': '' } })).toThrow('m.js has no function a/gone');
    expect(cut({ statements: { a: ['if (gone)'] } })).toThrow('m.js a has no "if (gone)"');
  });

  it('empties functions, takes statements out and shortens messages', () => {
    const code = [
      'function a() { function b() { return 1; } if (b()) c(); return 2; }',
      "invariant(a(), 'a must be there');",
    ].join('\n');
    const parts = {
      functions: { 'a/b': 'return 0' },
      statements: { a: ['if (b())'] },
      messagesOf: ['invariant'],
    };
    expect(withoutParts(code, 'm.js', parts)).toBe(
      "function a() { function b() {return 0} ; return 2; }\ninvariant(a(), '');",
    );
  });

  it('says so instead, when it is to be watched', () => {
    expect(withoutParts('function a() { b(); }', 'm.js', { functions: { a: '' } }, true)).toBe(
      'function a() {console.error("Left out, yet reached: m.js a"); b(); }',
    );
  });

  it('compares answers where a function is called anyway', () => {
    const watched = (answer: string) => {
      const parts = { functions: { a: answer }, entered: ['a'] };
      const told: string[] = [];
      const code = withoutParts('function a(x) { return x; }', 'm.js', parts, true);
      const run = new Function('console', `${code} return a(null);`);
      const real: unknown = run({ error: (words: string) => told.push(words) });
      return [real, told];
    };
    expect(watched('return null')).toEqual([null, []]);
    expect(watched('return 0')).toEqual([null, ['Left out, yet answers otherwise: m.js a']]);
    expect(watched('return b()')).toEqual([null, []]);
  });

  it('lists only functions of its own as called anyway', () => {
    for (const { functions = {}, entered = [], unheard = [] } of Object.values(UNUSED_PARTS))
      expect(Object.keys(functions)).toEqual(expect.arrayContaining([...entered, ...unheard]));
  });
});
