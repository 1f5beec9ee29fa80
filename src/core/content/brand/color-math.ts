import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
} from 'culori/fn';

useMode(modeRgb);
const toLinear = useMode(modeLrgb);
useMode(modeOklab);
const toOklch = useMode(modeOklch);

/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

export function parseOklch(hex: string): Oklch {
  const { l, c, h = 0 } = toOklch(parseHex(hex)!);
  return { l, c, h };
}

/** The colour as `#rrggbb`; one that screens cannot show loses chroma until they can. */
export function formatOklch({ l, c, h }: Oklch): string {
  const light = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: light, c: Math.max(0, c), h }, 'oklch'));
}

/** The largest chroma that screens can show at this lightness and hue. */
export function largestChroma({ l, h }: Pick<Oklch, 'l' | 'h'>): number {
  return (clampChroma({ mode: 'oklch', l, c: 0.4, h }, 'oklch') as { c: number }).c;
}

/** The linear part of each of the 256 values of a channel. A palette asks for thousands of luminances. */
const LINEAR = Array.from(
  { length: 256 },
  (_, value) => toLinear({ mode: 'rgb', r: value / 255, g: 0, b: 0 }).r,
);

/** Relative luminance of WCAG 2.2, 0 to 1. */
export function luminance(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [LINEAR[rgb >> 16]!, LINEAR[(rgb >> 8) & 255]!, LINEAR[rgb & 255]!];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two luminances, 1 to 21 (WCAG 2.2). */
export function contrastOf(a: number, b: number): number {
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

/** The colour under a veil of white, as browsers blend it. */
export function veiled(hex: string, share: number): string {
  const { r, g, b } = parseHex(hex)!;
  const mix = (part: number) => part * (1 - share) + share;
  return formatHex({ mode: 'rgb', r: mix(r), g: mix(g), b: mix(b) });
}
