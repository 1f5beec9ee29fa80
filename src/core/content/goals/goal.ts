import type { Picture } from '../media/picture.ts';
import type { Action } from '../navigation/action.ts';
import type { Icon } from '../icons/icon.ts';
import type { PageHero } from '../hero/page-hero.ts';
import type { TitledText } from '../mapping/titled-text.ts';

/** What a goal card shows. */
export type GoalCard = {
  id: string;
  slug: string;
  title: string;
  description: string;
  icon: Icon;
  picture: Picture | null;
};

/** The business goals list page's own words. */
export type GoalsPage = {
  hero: PageHero;
  intro: TitledText;
  goalsSection: TitledText;
  keyBenefits: TitledText & { items: string[] };
  customSolution: TitledText & { action: Action | null };
  testimonials: TitledText;
  inquiryPoints: string[];
};
