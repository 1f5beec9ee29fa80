import type { Picture } from '../media/picture.ts';

/** A real-world or deployment example; `href` leads to the post it names, null when it names none. */
export type Example = {
  id: string;
  title: string;
  description: string;
  picture: Picture | null;
  href: string | null;
};
