import type { Picture } from '../media/picture.ts';

/** A feature card of a product or goal. `icon` is a known Lucide name in PascalCase, '' for none. */
export type Feature = {
  id: string;
  title: string;
  description: string;
  icon: string;
  screenshot: Picture | null;
};
