import { describe, expect, it } from 'vitest';
import { toIcon } from '#content/icons/icon.ts';
import { TEXT_PAYLOADS } from './payloads.ts';
import { BENIGN_ICONS, SVG_PAYLOADS } from './svg-payloads.ts';

describe('icons from content', () => {
  it('are tried with as many payloads as stated', () => {
    expect(TEXT_PAYLOADS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(SVG_PAYLOADS).size).toBe(60);
    expect(new Set(BENIGN_ICONS).size).toBe(20);
  });

  it.each(SVG_PAYLOADS.map((svg, at) => [at, svg] as const))('lose what acts: %i', (_, svg) => {
    const words = JSON.stringify(toIcon(svg, ''));
    expect(words).not.toMatch(/pwned|evil|script|url|href|style|foreign|"on|class|"id"/iu);
  });
});
