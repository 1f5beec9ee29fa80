import { fc } from '#tests/support/property.ts';
import { describe, expect, it, test } from 'vitest';
import { contrastOf, luminance, parseOklch, veiled } from './color-math.ts';
import { CONTRAST_PAIRS, type PairColor } from './contrast-pairs.ts';
import { DRAWN_DARK, DRAWN_LIGHT, DRAWN_SCALE } from './drawn-palette.ts';
import { LEAST_CONTRAST, type Palette, type Theme } from './palette.ts';
import { toPageBrand } from './to-page-brand.ts';
import { SITE_COLORS } from './site-colors.ts';
import { toPalette } from './to-palette.ts';

const RUNS = process.env['TEST_RANDOM'] ? 10_000 : 200;
/** About fifteen seconds of a free core; a limit for what hangs. */
const LONGEST_MS = 600_000;

function colorIn(palette: Palette, name: PairColor, theme: Theme): string {
  if (name === 'white') return '#ffffff';
  return { ...palette.scale, ...palette[theme] }[name];
}

/** Pairs without the contrast of their kind, in words. */
function failuresOf(palette: Palette): string[] {
  return CONTRAST_PAIRS.flatMap(({ front, ground, kind, theme, state, veil = 0 }) => {
    const [color, under] = [colorIn(palette, front, theme), colorIn(palette, ground, theme)];
    const contrast = contrastOf(luminance(color), luminance(veiled(under, veil)));
    if (contrast >= LEAST_CONTRAST[kind]) return [];
    return [`${theme} ${state}: ${front} ${color} on ${ground} ${under} ${contrast.toFixed(2)}`];
  });
}

const anyColor = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 0xffffff }), weight: 6 },
  // Grays, and the corners of what screens show, which random numbers hardly meet.
  { arbitrary: fc.integer({ min: 0, max: 255 }).map((part) => part * 0x010101), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      ...[0x000000, 0xffffff, 0xffff00, 0x808080, 0xff0000, 0x00ff00, 0x0000ff],
      ...[0x00ffff, 0xff00ff, 0x767676, 0x777777, 0x010101, 0xfefefe, 0xff8000],
    ),
    weight: 1,
  },
);
const anyHex = anyColor.map((color) => `#${color.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG 2.2', () => {
  expect(contrastOf(luminance('#000000'), luminance('#ffffff'))).toBe(21);
  expect(contrastOf(luminance('#2563eb'), luminance('#ffffff'))).toBeCloseTo(5.17, 2);
  expect(contrastOf(luminance('#7c8aa1'), luminance('#ffffff'))).toBeCloseTo(3.5, 2);
});

describe('the palette without colours', () => {
  it('is that of the site’s own, of which nobody hears that they moved', () => {
    const { version, scale } = toPalette(SITE_COLORS).palette;
    for (const mainColor of [null, '']) {
      const { palette, ...told } = toPalette({ mainColor, accentColor: null });
      expect(told).toEqual({ changes: [] });
      expect(palette).toMatchObject({ version, scale });
    }
  });

  it('is the one the site was drawn in for its main colour', () => {
    const { palette, ...told } = toPalette({ mainColor: '#2563EB', accentColor: null });
    expect(told).toEqual({ changes: [] });
    expect(palette).toMatchObject({ scale: DRAWN_SCALE, light: DRAWN_LIGHT, dark: DRAWN_DARK });
    expect(palette.recolor('#2563eb')).toBe('#2563eb');
  });

  it('has the contrast that every pair takes', () => {
    expect(failuresOf(toPalette({ mainColor: null, accentColor: null }).palette)).toEqual([]);
  });
});

describe('the palette of two colours', () => {
  it(
    `has the contrast that every pair takes, for ${RUNS} pairs of colours`,
    () => {
      fc.assert(
        fc.property(anyHex, anyHex, (mainColor, accentColor) => {
          const { palette, changes } = toPalette({ mainColor, accentColor });
          expect(failuresOf(palette)).toEqual([]);
          for (const { from, to, contrast, required } of changes) {
            expect(to).not.toBe(from);
            expect(contrast).toBeLessThan(required);
          }
        }),
        { numRuns: RUNS },
      );
    },
    LONGEST_MS,
  );

  it('shows the chosen colours as they are where they can be read', () => {
    const { palette, changes } = toPalette({ mainColor: '#8A3B12', accentColor: '#e0a030' });
    expect(palette.light.primary).toBe('#8a3b12');
    expect(palette.light['on-primary']).toBe('#ffffff');
    expect(palette.scale['brand-600']).toBe('#8a3b12');
    expect(palette.scale.accent).toBe('#e0a030');
    expect(palette.light.dot).not.toBe(DRAWN_LIGHT.dot);
    expect(changes.map(({ field, theme }) => `${field} ${theme}`)).toEqual(['mainColor dark']);
  });

  it('moves a colour no further than it takes, keeps its hue, and says so', () => {
    const { palette, changes } = toPalette({ mainColor: '#ffcc00', accentColor: null });
    expect(changes).toEqual([
      {
        ...{ field: 'mainColor', theme: 'light', from: '#ffcc00', to: palette.light.primary },
        ...{ reason: 'control', contrast: expect.closeTo(1.37, 1), required: 3 },
      },
    ]);
    const least = Math.min(
      ...CONTRAST_PAIRS.filter(({ front, theme }) => front === 'primary' && theme === 'light').map(
        ({ ground }) =>
          contrastOf(
            luminance(palette.light.primary),
            luminance(colorIn(palette, ground, 'light')),
          ),
      ),
    );
    expect(least).toBeGreaterThanOrEqual(3);
    expect(least).toBeLessThan(3.05);
    expect(parseOklch(palette.light.primary).h).toBeCloseTo(parseOklch('#ffcc00').h, -0.5);
    expect(palette.dark.primary).toBe('#ffcc00');
  });

  it('leaves nothing of the default brand but what means the same everywhere', () => {
    const { palette } = toPalette({ mainColor: '#8a3b12', accentColor: '#0f766e' });
    const meanings = new Set(['error', 'notice', 'on-notice', 'success', 'on-success']);
    for (const colors of [palette.scale, palette.light, palette.dark] as Record<string, string>[]) {
      const defaults = new Set<string>([
        ...Object.values(DRAWN_SCALE),
        ...Object.values(DRAWN_LIGHT),
        ...Object.values(DRAWN_DARK),
      ]);
      const left = Object.entries(colors).filter(
        ([name, color]) => color !== '#ffffff' && defaults.has(color) && !meanings.has(name),
      );
      expect(left).toEqual([]);
    }
  });

  it.each(['red', '#12345', '#gggggg', '#2563eb; } body { display: none', 'rgb(1,2,3)'])(
    'takes the default for %s',
    (accentColor) => {
      const { palette } = toPalette({ mainColor: null, accentColor });
      expect(palette.version).toBe(toPalette(SITE_COLORS).palette.version);
    },
  );
});

test('the style of a page declares every colour in both themes, the dark ones for both ways to it', () => {
  const { palette } = toPalette({ mainColor: '#8a3b12', accentColor: null });
  const { style, themeColors } = toPageBrand(palette);
  expect(themeColors).toEqual({ light: '#8a3b12', dark: palette.dark.bg });
  for (const [name, color] of Object.entries(palette.scale))
    expect(style).toContain(`--${name}:${color}`);
  for (const [name, color] of Object.entries(palette.light))
    expect(style).toContain(`--${name}:${color}`);
  for (const [name, color] of Object.entries(palette.dark))
    expect(style.split(`--${name}:${color}`).length - 1, name).toBeGreaterThanOrEqual(2);
});
