import { toText } from '../mapping/read-fields.ts';
import type { HeroBackground } from './hero-slide.ts';

const DARK_FROM_SHADE = 800;
const TINT_UP_TO_SHADE = 300;

/**
 * The background we draw for an editor's free text, which may be one of our names, a plain colour word
 * or utility classes such as `bg-gradient-to-r from-blue-600`. The first class that speaks of the
 * ground decides; classes for text, hover and the like do not. Unknown text is `mist`.
 */
export function toHeroBackground(value: unknown): HeroBackground {
  const classes = toText(value, 255).toLowerCase().split(/\s+/);
  for (const name of classes) {
    const ground = /^(?:bg-|from-)?([a-z][a-z0-9-]*)$/.exec(name)?.[1];
    const background = ground === undefined ? undefined : backgroundOf(ground);
    if (background !== undefined) return background;
  }
  return 'mist';
}

function backgroundOf(ground: string): HeroBackground | undefined {
  const words = ground.split('-');
  if (['text', 'border', 'hover', 'via', 'to', 'ring', 'shadow'].includes(words[0] ?? '')) {
    return undefined;
  }
  const shade = Number(words.find((word) => /^\d+$/.test(word)) ?? Number.NaN);
  const has = (...names: string[]) => names.some((name) => words.includes(name));
  if (has('mist')) return 'mist';
  if (has('night', 'dark', 'black', 'navy', 'ink') || shade >= DARK_FROM_SHADE) return 'night';
  if (has('light') || shade <= TINT_UP_TO_SHADE) return 'mist';
  if (has('white')) return 'white';
  if (has('blue', 'indigo', 'sky', 'primary', 'brand', 'accent')) return 'blue';
  return undefined;
}
