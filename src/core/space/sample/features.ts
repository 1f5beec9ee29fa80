import { feature } from '../model/feature.ts';
import { picture } from './pictures.ts';
import type { PictureName } from './pictures.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

/** A feature card as it is written down: title, text, icon, and a screenshot where there is one. */
export type FeatureLine = [title: string, description: string, icon: string, shot?: PictureName];

/** Feature entries of one page, with ids that count from 1. */
export function sampleFeatures(owner: string, lines: FeatureLine[]): SampleEntry<'feature'>[] {
  return lines.map(([title, description, icon, shot], index) =>
    sampleEntry(feature, `feature-${owner}-${index + 1}`, {
      title,
      description,
      icon,
      ...(shot === undefined ? {} : { screenshot: picture(shot) }),
    }),
  );
}
