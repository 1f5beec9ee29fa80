import type { Picture } from '../media/picture.ts';
import type { Action } from './action.ts';

/** The seven hero fields that every page content type shares (content model). */
export type PageHero = {
  title: string;
  description: string;
  picture: Picture | null;
  primary: Action | null;
  secondary: Action | null;
};
