import type { FeatureLine } from './features.ts';
import type { PictureName } from './pictures.ts';
import type { VideoName } from './videos.ts';

/** A sample goal; machines are named by slug, cards show the drawing goal-{slug}. */
export type SampleGoal = {
  title: string;
  slug: string;
  description: string;
  icon: string;
  benefits: string[];
  featureLines: FeatureLine[];
  machines: string[];
  /** What the page shows in place of the drawing. */
  scene?: PictureName;
  video?: VideoName;
};
