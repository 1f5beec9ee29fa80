import type { Picture } from '../media/picture.ts';
import type { Video } from '../media/video.ts';
import type { MachineCard } from '../machines/machine.ts';
import type { Example } from '../examples/example.ts';
import type { Feature } from '../features/feature.ts';
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

/** A product type's own page (part 1 sections 2 and 3). */
export type Product = {
  id: string;
  slug: string;
  title: string;
  description: string;
  picture: Picture | null;
  pictureCaption: string;
  benefits: string[];
  features: Feature[];
  video: Video | null;
  examples: Example[];
  recommendedMachines: MachineCard[];
};

/** The products list page's own words. */
export type ProductsPage = {
  hero: PageHero;
  purpose: TitledText;
  categories: TitledText;
  keyFeatures: TitledText & { items: string[] };
  demoRequest: TitledText & { points: string[] };
};
