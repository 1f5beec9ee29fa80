import type { Palette } from './palette.ts';

/** What every page carries of the brand. */
export type PageBrand = {
  /** The text of the style element that gives the custom properties of #ui/tokens.css their values. */
  style: string;
  /** What browsers draw around the page, in each theme. */
  themeColors: { light: string; dark: string };
};

export function toPageBrand(palette: Palette): PageBrand {
  return {
    style: toPaletteStyle(palette),
    themeColors: { light: palette.light.primary, dark: palette.dark.bg },
  };
}

/** The palette as custom properties; the dark values hold where the system or the visitor has chosen them. */
function toPaletteStyle({ scale, light, dark }: Palette): string {
  const dim = declare(dark);
  const always = {
    ...scale,
    // Shadows take these with a transparency of their own.
    shade: channels(scale['ink-950']),
    glow: channels(light.primary),
  };
  return [
    `:root{${declare(always)};${declare(light)}}`,
    `:root:where([data-theme=dark]){${dim}}`,
    `@media (prefers-color-scheme:dark){:root:where(:not([data-theme=light])){${dim}}}`,
  ].join('');
}

function declare(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
}

function channels(color: string): string {
  return color
    .match(/[\da-f]{2}/giu)!
    .map((part) => Number.parseInt(part, 16))
    .join(' ');
}
