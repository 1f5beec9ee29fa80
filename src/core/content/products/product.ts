import type { Picture } from '../media/picture.ts';
import type { PageHero } from '../hero/page-hero.ts';
import type { TitledText } from '../mapping/titled-text.ts';

/** What a product card shows: the thumbnail, else the main picture. */
export type ProductCard = {
  id: string;
  slug: string;
  title: string;
  description: string;
  picture: Picture | null;
};

/** The products list page's own words. */
export type ProductsPage = {
  hero: PageHero;
  purpose: TitledText;
  categories: TitledText;
  keyFeatures: TitledText & { items: string[] };
  demoRequest: TitledText & { points: string[] };
};
