import type { IconName } from '../icons/icon-names.ts';
import type { Picture } from '../media/picture.ts';
import type { PageHero } from '../hero/page-hero.ts';
import type { TitledText } from '../mapping/titled-text.ts';

/** A feature inside a technology section. */
export type TechnologyFeature = {
  id: string;
  title: string;
  description: string;
  icon: IconName | '';
  items: string[];
};

/** One row of the technology pages; the list page shows summary and points, the detail page also the features. */
export type TechnologySection = {
  id: string;
  title: string;
  summary: string;
  points: string[];
  picture: Picture | null;
  sectionType: string;
  features: TechnologyFeature[];
};

/** The technology page's own words. */
export type TechnologyPage = { hero: PageHero; intro: TitledText };
