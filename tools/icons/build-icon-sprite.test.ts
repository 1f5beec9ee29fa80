import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#tools/runtime.mjs';
import { isSpriteCurrent } from './build-icon-sprite.ts';

const SOURCES = join(ROOT, 'src');

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('The icon sprite', () => {
  it('is what the lists give (npm run icons:build writes it)', async () => {
    expect(await isSpriteCurrent()).toBe(true);
  });

  it('holds every icon that the interface draws by a fixed name', () => {
    const sprite = readFileSync(join(SOURCES, 'core/ui/icon-sprite.svg'), 'utf8');
    const used = sources(SOURCES).flatMap((text) =>
      [...text.matchAll(/<Icon\s+name="([a-z0-9-]+)"/gu)].map((m) => m[1]!),
    );
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter((name) => !sprite.includes(`id="icon_${name}"`))).toEqual([]);
  });
});
