import type { FeatureLine } from './features.ts';
import type { PictureName } from './pictures.ts';
import type { VideoName } from './videos.ts';

/**
 * A sample goal: title, icon and description are those of the built-in one; machines are named by slug, cards show the
 * drawing goal-{slug}.
 */
export type SampleGoal = {
  slug: string;
  /** In place of the built-in one. */
  description?: string;
  benefits: string[];
  featureLines: FeatureLine[];
  machines: string[];
  /** What the page shows in place of the drawing. */
  scene?: PictureName;
  video?: VideoName;
};
