import type { ContrastKind, ScaleColor, Theme, ThemeColor } from './palette.ts';

export type PairColor = ScaleColor | ThemeColor | 'white';

/** Two colours that meet on the site. */
export type ContrastPair = {
  front: PairColor;
  ground: PairColor;
  kind: ContrastKind;
  theme: Theme;
  state: 'rest' | 'hover' | 'focus' | 'current';
  /** Share of white that lies over the ground. */
  veil?: number;
};

type Use = {
  front: PairColor[];
  on: PairColor[];
  kind?: ContrastKind;
  themes?: Theme[];
  state?: ContrastPair['state'];
  veil?: number;
};

const GROUNDS: PairColor[] = ['bg', 'band', 'card', 'chip', 'hero-top', 'hero-mid'];
/** Grounds in the brand's colours under white words: the banner's gradient, and the plain dark panels. */
const BANNER: PairColor[] = ['brand-600', 'brand-800'];
const NIGHT: PairColor[] = ['night-glow', 'night-mid', 'ink-950'];

/*
 * Where the site sets which colour on which. A component that joins two colours that are not listed here adds them, and
 * the palette of every brand then keeps to it.
 */
const USES: Use[] = [
  // Running text.
  { front: ['text'], on: [...GROUNDS, 'screen-ground'] },
  { front: ['text'], on: ['skeleton'], state: 'hover' },
  { front: ['text-2'], on: [...GROUNDS, 'screen-ground'] },
  { front: ['text-3'], on: [...GROUNDS, 'picture-ground'] },
  { front: ['placeholder'], on: ['card'] },
  { front: ['ink-700'], on: ['bg'], themes: ['light'] },
  { front: ['text', 'text-2', 'link'], on: ['brand-50', 'brand-100'], themes: ['light'] },
  // Links, and what takes their colour when pointed at or current.
  { front: ['link'], on: GROUNDS },
  { front: ['link'], on: [...GROUNDS, 'skeleton'], state: 'hover' },
  { front: ['link'], on: ['bg', 'card'], state: 'current' },
  // Buttons: the words on them, and their ground against the page.
  { front: ['on-primary'], on: ['primary'] },
  { front: ['on-primary'], on: ['primary-hover'], state: 'hover' },
  { front: ['primary'], on: [...GROUNDS, 'brand-50'], kind: 'control', themes: ['light'] },
  { front: ['primary'], on: GROUNDS, kind: 'control', themes: ['dark'] },
  { front: ['primary-hover'], on: GROUNDS, kind: 'control', state: 'hover' },
  { front: ['brand-700'], on: ['white'] },
  { front: ['brand-700'], on: ['brand-50'], state: 'hover' },
  { front: ['ring'], on: GROUNDS, kind: 'control', state: 'focus' },
  {
    front: ['ring'],
    on: ['brand-50', 'brand-100'],
    kind: 'control',
    state: 'focus',
    themes: ['light'],
  },
  { front: ['field'], on: ['bg', 'band', 'card', 'hero-top', 'hero-mid'], kind: 'control' },
  // Icons and badges in the brand's colours.
  { front: ['brand-600'], on: ['white', 'brand-50'], kind: 'control' },
  { front: ['ink-500'], on: ['white'] },
  { front: ['ink-600', 'ink-950'], on: ['white', 'tile-from', 'tile-to'] },
  { front: ['ink-600', 'ink-950'], on: ['brand-100'] },
  { front: ['brand-800'], on: ['brand-100'] },
  { front: ['brand-800'], on: ['chip'], themes: ['light'] },
  { front: ['brand-300'], on: ['chip'], themes: ['dark'] },
  { front: ['dot'], on: ['chip'], kind: 'control', themes: ['dark'] },
  // On the banner's gradient.
  { front: ['white', 'brand-50'], on: BANNER },
  { front: ['white'], on: BANNER, state: 'hover', veil: 0.06 },
  { front: ['white'], on: BANNER, kind: 'control', state: 'focus' },
  { front: ['brand-100'], on: ['brand-800'] },
  { front: ['brand-200'], on: BANNER, kind: 'control' },
  { front: ['lit'], on: [...BANNER, 'brand-950'], kind: 'control' },
  // On the dark grounds.
  { front: ['white', 'brand-50', 'brand-100'], on: [...NIGHT, 'brand-950'] },
  { front: ['white'], on: NIGHT, state: 'hover', veil: 0.06 },
  { front: ['white'], on: [...NIGHT, 'brand-950'], kind: 'control', state: 'focus' },
  { front: ['brand-200'], on: [...NIGHT, 'brand-950'], kind: 'control' },
  { front: ['on-night'], on: NIGHT },
  { front: ['on-deep'], on: ['brand-950'] },
  { front: ['on-footer', 'on-footer-2', 'white', 'ink-200', 'ink-300'], on: ['ink-950'] },
  { front: ['ink-200', 'ink-300', 'white'], on: ['ink-800'] },
  // The accent.
  { front: ['on-accent'], on: ['accent'] },
  { front: ['on-accent-soft'], on: ['accent-soft'] },
  // What means the same with every brand.
  { front: ['error'], on: GROUNDS },
  { front: ['on-notice'], on: ['notice', 'card', 'chip'] },
  { front: ['on-success'], on: ['success', 'card', 'chip'] },
];

/** Every pair of colours that meets on the site, in each theme and state. */
export const CONTRAST_PAIRS: ContrastPair[] = USES.flatMap(
  ({ front, on, kind = 'text', themes = ['light', 'dark'], state = 'rest', veil }) =>
    themes.flatMap((theme) =>
      front.flatMap((color) =>
        on.map((ground) => ({ front: color, ground, kind, theme, state, ...(veil && { veil }) })),
      ),
    ),
);
