import {
  contrastOf,
  formatOklch,
  largestChroma,
  luminance,
  type Oklch,
  parseOklch,
  veiled,
} from './color-math.ts';
import { CONTRAST_PAIRS, type ContrastPair, type PairColor } from './contrast-pairs.ts';
import { DRAWN_DARK, DRAWN_LIGHT, DRAWN_MAIN_COLOR, DRAWN_SCALE } from './drawn-palette.ts';
import { SITE_COLORS } from './site-colors.ts';
import {
  type BrandColors,
  type ColorChange,
  LEAST_CONTRAST,
  type Palette,
  type ScaleColor,
  type Theme,
  type ThemeColor,
} from './palette.ts';

export type PaletteResult = {
  palette: Palette;
  /** Where a colour that the owner chose had to be moved. */
  changes: ColorChange[];
};

const COLOR = /^#[\da-f]{6}$/iu;
const THEMES: Theme[] = ['light', 'dark'];
const DRAWN_MAIN = parseOklch(DRAWN_MAIN_COLOR);
/** How far apart the lightnesses are that are tried first when a colour has to move. */
const STEP = 1 / 128;
/** Chroma of a main colour from which on the grays carry all of its tint. */
const FULL_TINT_CHROMA = 0.1;
/** Warm grays look more coloured than cool ones of the same chroma. */
const WARM_TINT = 0.7;
const HOVER_STEP = 0.055;
const LEAST_BANNER_LIGHTNESS = 0.3;

/** Grounds come first, because what stands on them keeps to them. */
const GROUNDS: ScaleColor[] = [
  ...(['brand-50', 'brand-100', 'ink-950', 'ink-900', 'ink-800', 'brand-950'] as const),
  ...(['night-glow', 'night-mid', 'tile-from', 'tile-to', 'track', 'ink-50', 'ink-100'] as const),
];
const THEME_GROUNDS: ThemeColor[] = [
  ...(['bg', 'band', 'card', 'chip', 'skeleton', 'hero-top', 'hero-mid'] as const),
  ...(['screen-ground', 'picture-ground', 'notice', 'success'] as const),
];
/** Solved on their own, from the colours that were chosen. */
const CHOSEN_SCALE: ScaleColor[] = [
  ...(['brand-600', 'brand-700', 'brand-800', 'lit', 'accent', 'on-accent'] as const),
  ...(['accent-soft', 'on-accent-soft'] as const),
];
const CHOSEN_THEMED: ThemeColor[] = ['primary', 'primary-hover', 'on-primary', 'ring', 'dot'];
/** Mean the same with every brand, so they keep their hue. */
const MEANINGS: ReadonlySet<string> = new Set<ThemeColor>([
  ...(['error', 'notice', 'on-notice', 'success', 'on-success'] as const),
]);

/**
 * Makes the palette of both themes from an owner's two colours (decision 132). Every pair of `CONTRAST_PAIRS` has at
 * least the contrast of its kind, whatever the colours; one that cannot is moved in lightness alone, and no further than
 * it takes.
 * @param given colours as `#rrggbb`; the site's own stand in for null and for what is no colour
 */
export function toPalette(given: BrandColors): PaletteResult {
  const read = (field: keyof BrandColors): string | null => {
    const text = given[field]?.trim() ?? '';
    return COLOR.test(text) ? text.toLowerCase() : null;
  };
  const own: BrandColors = { mainColor: read('mainColor'), accentColor: read('accentColor') };
  const mainColor = own.mainColor ?? SITE_COLORS.mainColor;
  const accentColor = own.accentColor ?? SITE_COLORS.accentColor;
  const { changes, ...colors } = new PaletteMaker(mainColor, accentColor).make();
  const version = [mainColor, ...(accentColor === null ? [] : [accentColor])].join('').slice(1);
  const palette = { version: version.replace('#', '-'), ...colors };
  return { palette, changes: changes.filter(({ field }) => own[field] !== null) };
}

type Rule = { luminance: number; kind: ContrastPair['kind']; veil: number };
type Chosen = { field: keyof BrandColors; theme: ColorChange['theme'] };

class PaletteMaker {
  readonly #mainColor: string;
  readonly #accentColor: string | null;
  readonly #main: Oklch;
  readonly #accent: Oklch | null;
  readonly #isDrawn: boolean;
  readonly #strength: number;
  readonly #tint: number;
  readonly #changes: ColorChange[] = [];
  /** What is settled, by `PairColor` in each theme. */
  readonly #colors: Record<Theme, Map<PairColor, string>> = {
    light: new Map([['white', '#ffffff']]),
    dark: new Map([['white', '#ffffff']]),
  };

  constructor(mainColor: string, accentColor: string | null) {
    this.#mainColor = mainColor;
    this.#accentColor = accentColor;
    this.#main = parseOklch(mainColor);
    this.#accent = accentColor === null ? null : parseOklch(accentColor);
    this.#isDrawn = mainColor === DRAWN_MAIN_COLOR;
    const { c } = this.#main;
    // A pale or very dark colour can be as strong as screens show it at all, and its other shades are then no weaker.
    const share = c / Math.max(largestChroma(this.#main), 0.02);
    this.#strength = Math.min(1.15, Math.max(c / DRAWN_MAIN.c, share * 0.55));
    this.#tint = Math.min(1, c / FULL_TINT_CHROMA) * (isWarm(this.#main.h) ? WARM_TINT : 1);
  }

  make(): Omit<Palette, 'version'> & { changes: ColorChange[] } {
    if (this.#isDrawn) this.#takeDrawn();
    else this.#makeMain();
    this.#makeAccent();
    const pick = <Name extends PairColor>(names: object, theme: Theme) =>
      Object.fromEntries(
        Object.keys(names).map((name) => [name, this.#colors[theme].get(name as Name)!]),
      ) as Record<Name, string>;
    return {
      scale: pick<ScaleColor>(DRAWN_SCALE, 'light'),
      light: pick<ThemeColor>(DRAWN_LIGHT, 'light'),
      dark: pick<ThemeColor>(DRAWN_DARK, 'dark'),
      recolor: (color) => this.#recolor(color),
      changes: this.#changes,
    };
  }

  #takeDrawn(): void {
    for (const [name, color] of Object.entries(DRAWN_SCALE)) this.#keep(name as ScaleColor, color);
    for (const [name, color] of Object.entries(DRAWN_LIGHT))
      this.#colors.light.set(name as ThemeColor, color);
    for (const [name, color] of Object.entries(DRAWN_DARK))
      this.#colors.dark.set(name as ThemeColor, color);
  }

  #makeMain(): void {
    const { light } = this.#colors;
    for (const name of GROUNDS) this.#keep(name, this.#shade(DRAWN_SCALE[name]));
    for (const theme of THEMES) for (const name of THEME_GROUNDS) this.#settleThemed(name, theme);
    this.#makeDeepSteps();
    for (const theme of THEMES) this.#makePrimary(theme);
    for (const name of Object.keys(DRAWN_SCALE) as ScaleColor[]) {
      if (this.#colors.light.has(name) || CHOSEN_SCALE.includes(name)) continue;
      this.#keep(name, this.#settle([name, ...THEMES], this.#wish(DRAWN_SCALE[name])));
    }
    for (const theme of THEMES) {
      for (const name of Object.keys(DRAWN_LIGHT) as ThemeColor[]) {
        if (this.#colors[theme].has(name) || CHOSEN_THEMED.includes(name)) continue;
        this.#settleThemed(name, theme);
      }
      // In the light the ring is the main colour, in the dark the lighter link, as in the drawn palette.
      const ring = this.#colors[theme].get(theme === 'light' ? 'primary' : 'link')!;
      this.#colors[theme].set('ring', this.#settle(['ring', theme], parseOklch(ring)));
      this.#colors[theme].set('dot', DRAWN_LIGHT.dot);
    }
    // The default accent, with this brand's ink on it.
    for (const name of ['lit', 'accent', 'on-accent', 'accent-soft', 'on-accent-soft'] as const) {
      const wish = name === 'on-accent' ? light.get('ink-950')! : DRAWN_SCALE[name];
      this.#keep(name, this.#settle([name, ...THEMES], parseOklch(wish)));
    }
  }

  /** The three steps that white words stand on, the first of them the main colour itself where it is dark enough. */
  #makeDeepSteps(): void {
    // On a dark page a banner that is darker yet would not be seen.
    const isSeen = this.#main.l >= LEAST_BANNER_LIGHTNESS;
    const wish = isSeen ? this.#main : { ...this.#main, l: LEAST_BANNER_LIGHTNESS };
    const first = this.#settle(['brand-600', ...THEMES], wish);
    this.#keep('brand-600', first);
    const { l } = parseOklch(first);
    for (const name of ['brand-700', 'brand-800'] as const) {
      const wish = this.#wish(DRAWN_SCALE[name]);
      const darker = { ...wish, l: wish.l * Math.min(1, l / DRAWN_MAIN.l) };
      this.#keep(name, this.#settle([name, ...THEMES], darker));
    }
  }

  /** The main colour as a button, with white or dark words, whichever moves it less. */
  #makePrimary(theme: Theme): void {
    const colors = this.#colors[theme];
    const darkWords = colors.get(theme === 'light' ? 'ink-950' : 'bg')!;
    const [best] = [colors.get('white')!, darkWords]
      .map((words) => {
        colors.set('on-primary', words);
        return { words, ...this.#moved(['primary', theme], this.#main) };
      })
      .sort(byMove);
    const { words, color } = best!;
    colors.set('on-primary', words);
    this.#tell({ field: 'mainColor', theme }, this.#mainColor, color, ['primary', theme]);
    colors.set('primary', color);
    const { l, ...hue } = parseOklch(color);
    const isTowardsDark = theme === 'light' ? l > 0.3 : words === '#ffffff';
    const pointed = { ...hue, l: l + (isTowardsDark ? -HOVER_STEP : HOVER_STEP) };
    colors.set('primary-hover', this.#settle(['primary-hover', theme], pointed));
  }

  #makeAccent(): void {
    const accent = this.#accent;
    if (this.#accentColor === null || accent === null) return;
    const { light } = this.#colors;
    const [best] = ['#ffffff', light.get('ink-950')!]
      .map((words) => {
        this.#keep('on-accent', words);
        light.delete('accent');
        return { words, ...this.#moved(['accent', ...THEMES], accent) };
      })
      .sort(byMove);
    this.#keep('on-accent', best!.words);
    this.#keep('accent', best!.color);
    this.#tell({ field: 'accentColor', theme: 'both' }, this.#accentColor, best!.color, [
      'accent',
      ...THEMES,
    ]);
    this.#keep('lit', this.#settle(['lit', ...THEMES], accent));
    const soft = { ...accent, l: 0.965, c: accent.c * 0.25 };
    this.#keep('accent-soft', formatOklch(soft));
    this.#keep(
      'on-accent-soft',
      this.#settle(['on-accent-soft', ...THEMES], { ...accent, l: 0.42 }),
    );
    for (const theme of THEMES) {
      const chip = luminance(this.#colors[theme].get('chip')!);
      const seen: Rule = { luminance: chip, kind: 'control', veil: 0 };
      this.#colors[theme].set('dot', nearest(accent, [seen], []).color);
    }
  }

  #settleThemed(name: ThemeColor, theme: Theme): void {
    const wanted = (theme === 'light' ? DRAWN_LIGHT : DRAWN_DARK)[name];
    const wish = MEANINGS.has(name) ? parseOklch(wanted) : this.#wish(wanted);
    this.#colors[theme].set(name, this.#settle([name, theme], wish, wanted));
  }

  #keep(name: ScaleColor, color: string): void {
    for (const theme of THEMES) this.#colors[theme].set(name, color);
  }

  /** A colour of the drawn palette in this brand's hue and strength. */
  #wish(color: string): Oklch {
    const { l, c, h } = drawnWith(color);
    const turned = this.#main.h + angleBetween(DRAWN_MAIN.h, h);
    // Grays take a tint, colours the brand's own strength.
    const strength = c < 0.06 && !isLightTint(l, c) ? this.#tint : this.#strength;
    return { l, c: c * strength, h: drifted(turned, l) };
  }

  #shade(color: string): string {
    return color === '#ffffff' ? color : formatOklch(this.#wish(color));
  }

  #recolor(color: string): string {
    if (this.#isDrawn) return color;
    for (const name of Object.keys(DRAWN_SCALE) as ScaleColor[])
      if (DRAWN_SCALE[name] === color) return this.#colors.light.get(name)!;
    return this.#shade(color);
  }

  /** The nearest colour to the wished one that keeps to every pair whose other colour is settled. */
  #settle(key: Key, wish: Oklch, keep?: string): string {
    return this.#try(key, wish, keep).color;
  }

  #try(key: Key, wish: Oklch, keep?: string): Tried {
    const [front, ground] = this.#rules(key);
    const chosen = wish === this.#main ? this.#mainColor : null;
    const kept = wish === this.#accent ? this.#accentColor : chosen;
    return nearest(wish, front, ground, keep === '#ffffff' ? keep : kept);
  }

  /** The settled colour, and how far in lightness it is from the chosen one; no move helps where nothing is enough. */
  #moved(key: Key, chosen: Oklch): { color: string; moved: number } {
    const { color, enough } = this.#try(key, chosen);
    const moved = Math.abs(parseOklch(color).l - chosen.l);
    return { color, moved: enough >= 1 ? moved : Number.POSITIVE_INFINITY };
  }

  #rules([name, ...themes]: Key): [front: Rule[], ground: Rule[]] {
    const front: Rule[] = [];
    const ground: Rule[] = [];
    for (const theme of themes) {
      for (const pair of PAIRS_OF[theme].get(name) ?? []) {
        const isFront = pair.front === name;
        const other = this.#colors[theme].get(isFront ? pair.ground : pair.front);
        if (other === undefined) continue;
        const veil = pair.veil ?? 0;
        if (isFront) {
          const under = veil === 0 ? other : veiled(other, veil);
          front.push({ luminance: luminance(under), kind: pair.kind, veil: 0 });
        } else ground.push({ luminance: luminance(other), kind: pair.kind, veil });
      }
    }
    return [front, ground];
  }

  #tell({ field, theme }: Chosen, from: string, to: string, key: Key): void {
    if (from === to) return;
    const [front, ground] = this.#rules(key);
    const worst = worstOf(from, front, ground);
    if (worst === null) return;
    this.#changes.push({ field, theme, from, to, ...worst });
  }
}

type Key = [name: PairColor, ...themes: Theme[]];

const PAIRS_OF: Record<Theme, Map<PairColor, ContrastPair[]>> = {
  light: pairsByColor('light'),
  dark: pairsByColor('dark'),
};

function pairsByColor(theme: Theme): Map<PairColor, ContrastPair[]> {
  const found = new Map<PairColor, ContrastPair[]>();
  for (const pair of CONTRAST_PAIRS) {
    if (pair.theme !== theme) continue;
    for (const name of [pair.front, pair.ground])
      found.set(name, [...(found.get(name) ?? []), pair]);
  }
  return found;
}

/** How much of the contrast that it takes a colour has at its worst place: 1 and more is enough. */
function enoughness(color: string, front: Rule[], ground: Rule[]): number {
  const own = luminance(color);
  let least = Number.POSITIVE_INFINITY;
  for (const rule of front)
    least = Math.min(least, contrastOf(own, rule.luminance) / LEAST_CONTRAST[rule.kind]);
  for (const rule of ground) {
    const under = rule.veil === 0 ? own : luminance(veiled(color, rule.veil));
    least = Math.min(least, contrastOf(under, rule.luminance) / LEAST_CONTRAST[rule.kind]);
  }
  return least;
}

/** @param asGiven the wished colour in its own spelling, so that it is not moved by being written anew */
function nearest(wish: Oklch, front: Rule[], ground: Rule[], asGiven: string | null = null): Tried {
  const first = asGiven ?? formatOklch(wish);
  let best = { color: first, enough: enoughness(first, front, ground) };
  if (best.enough >= 1) return best;
  const at = (l: number) => {
    const color = formatOklch({ ...wish, l });
    return { color, enough: enoughness(color, front, ground) };
  };
  for (let step = 1; step * STEP <= 1; step++) {
    for (const side of [-1, 1]) {
      const l = wish.l + side * step * STEP;
      if (l < 0 || l > 1) continue;
      const tried = at(l);
      if (tried.enough > best.enough) best = tried;
      if (tried.enough >= 1) return closerTo(l - side * STEP, l, at) ?? tried;
    }
  }
  return best;
}

function byMove(a: { moved: number }, b: { moved: number }): number {
  return a.moved - b.moved;
}

type Tried = { color: string; enough: number };

/** Between a lightness that is not enough and the next one that is, the first that is. */
function closerTo(bare: number, enough: number, at: (l: number) => Tried): Tried | null {
  let found: Tried | null = null;
  let [low, high] = [bare, enough];
  for (let turn = 0; turn < 5; turn++) {
    const middle = (low + high) / 2;
    const tried = at(middle);
    if (tried.enough >= 1) [high, found] = [middle, tried];
    else low = middle;
  }
  return found;
}

function worstOf(
  color: string,
  front: Rule[],
  ground: Rule[],
): Pick<ColorChange, 'reason' | 'contrast' | 'required'> | null {
  const own = luminance(color);
  const failed = [...front, ...ground]
    .map(({ kind, luminance: other, veil }) => ({
      reason: kind,
      contrast: contrastOf(veil === 0 ? own : luminance(veiled(color, veil)), other),
      required: LEAST_CONTRAST[kind],
    }))
    .filter(({ contrast, required }) => contrast < required)
    .sort((a, b) => a.contrast / a.required - b.contrast / b.required);
  return failed[0] ?? null;
}

const drawn = new Map<string, Oklch>();

/** Colours of the drawn palette are asked for with every brand. */
function drawnWith(color: string): Oklch {
  const known = drawn.get(color) ?? parseOklch(color);
  drawn.set(color, known);
  return known;
}

/** The two or three lightest steps of the brand's scale have little chroma too, but are no grays. */
function isLightTint(l: number, c: number): boolean {
  return l > 0.85 && c > 0.013;
}

function isWarm(hue: number): boolean {
  return hue > 20 && hue < 125;
}

function angleBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

/** Dark yellow looks green: as yellow gets darker, its hue goes towards orange, as in pigments. */
function drifted(hue: number, l: number): number {
  const turned = ((hue % 360) + 360) % 360;
  if (turned < 60 || turned > 115) return turned;
  const share = Math.min(1, Math.max(0, (0.8 - l) / 0.45));
  return turned - share * Math.min(turned - 60, 30) * (turned > 100 ? (115 - turned) / 15 : 1);
}
