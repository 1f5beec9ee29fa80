import { FALLBACK_GOALS } from '#content/goals/fallback.ts';
import { GOAL_ICONS } from '#content/goals/to-goal-card.ts';
import { entryLink } from '../contentful-export.ts';
import { businessGoal } from '../model/business-goal.ts';
import { sampleFeatures } from './features.ts';
import { GROWTH_GOALS } from './goals-growth.ts';
import { OPERATIONS_GOALS } from './goals-operations.ts';
import { machineId } from './machines.ts';
import { picture } from './pictures.ts';
import type { PictureName } from './pictures.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';
import type { SampleGoal } from './sample-goal.ts';
import { sampleVideo } from './videos.ts';

/** In the order of the goals page and of the home page. */
const GOALS: SampleGoal[] = [...GROWTH_GOALS, ...OPERATIONS_GOALS];

export const goalEntries: SampleEntry[] = GOALS.flatMap((item, index) => {
  const { featureLines, machines, scene, video: videoName, ...fields } = item;
  const drawing = `goal-${item.slug}` as PictureName;
  const { title, description } = FALLBACK_GOALS.find(({ slug }) => slug === item.slug)!;
  const features = sampleFeatures(item.slug, featureLines);
  return [
    sampleEntry(businessGoal, `goal-${item.slug}`, {
      ...{ title, description, icon: GOAL_ICONS.get(item.slug)! },
      ...fields,
      image: picture(scene ?? drawing),
      thumbnail: picture(drawing),
      features: linksTo(features),
      ...(videoName && sampleVideo(videoName)),
      recommendedMachines: machines.map((slug) => entryLink('machine', machineId(slug))),
      visible: true,
      displayOrder: index + 1,
      showOnHomepage: true,
      homepageOrder: index + 1,
    }),
    ...features,
  ];
});
