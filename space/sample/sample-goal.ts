import type { FeatureLine } from './features.ts';
import type { VideoName } from './videos.ts';

/** A sample goal; machines are named by slug, the picture is goal-{slug}. */
export type SampleGoal = {
  title: string;
  slug: string;
  description: string;
  icon: string;
  benefits: string[];
  featureLines: FeatureLine[];
  machines: string[];
  video?: VideoName;
};
