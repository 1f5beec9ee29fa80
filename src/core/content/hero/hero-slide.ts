import type { Picture } from '../media/picture.ts';
import type { Action } from '../navigation/action.ts';

/** Backgrounds we draw; an editor's free text maps to one of them, unknown text to `mist`. */
export type HeroBackground = 'mist' | 'white' | 'blue' | 'night';

/** One slide of the hero slider (part 1 section 3, decision 11). */
export type HeroSlide = {
  id: string;
  title: string;
  subtitle: string;
  picture: Picture | null;
  primary: Action | null;
  secondary: Action | null;
  background: HeroBackground;
  transition: 'slide' | 'fade';
  /** How long the slide stays, in milliseconds. */
  durationMs: number;
  sellingPoints: string[];
  badge: string;
};
