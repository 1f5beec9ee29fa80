// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ISLAND_PARTS } from './island-parts.ts';
import * as islands from './islands.tsx';

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const names = Object.keys(ISLAND_PARTS);
const inCapitals = (name: string) =>
  name.replace(/(?:^|-)(?<first>\w)/gu, (_, first: string) => first.toUpperCase());

describe('the islands', () => {
  it('are the same in browsers as on the server', () => {
    const served = [...sourceOf('islands.tsx').matchAll(/ = island\('([a-z-]+)', (\w+)/gu)];
    expect(served.map(([, name]) => name)).toEqual(names);
    for (const [, name, part] of served) {
      expect(part).toBe(inCapitals(name!));
      expect(islands).toHaveProperty(`${part}Island`);
    }
  });

  it.each(names)('%s is fetched from the file of its name', async (name) => {
    expect(sourceOf('island-parts.ts')).toMatch(
      new RegExp(`import\\('#[a-z/-]+/${name}\\.tsx'\\)`),
    );
    const Part = (await ISLAND_PARTS[name as keyof typeof ISLAND_PARTS]()) as { name: string };
    expect(Part.name).toBe(inCapitals(name));
  });
});
