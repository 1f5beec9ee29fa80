import { technologyFeature } from '../model/technology-feature.ts';
import { technologySection } from '../model/technology-section.ts';
import { picture } from './pictures.ts';
import type { PictureName } from './pictures.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

/** A feature inside a section: title, text, icon and short details. */
type FeatureLine = [title: string, description: string, icon: string, items: string[]];

type SectionText = {
  name: string;
  title: string;
  summary: string;
  points: string[];
  picture: PictureName;
  kind: string;
  order: number;
  features: FeatureLine[];
};

export type SampleSection = {
  section: SampleEntry<'technologySection'>;
  features: SampleEntry<'technologyFeature'>[];
};

/** A section with its features. `order` is its place on /technology. */
export function sampleSection(text: SectionText): SampleSection {
  const features = text.features.map(([title, description, icon, items], index) =>
    sampleEntry(technologyFeature, `technology-feature-${text.name}-${index + 1}`, {
      title,
      description,
      icon,
      items,
      displayOrder: index + 1,
    }),
  );
  const section = sampleEntry(technologySection, `technology-section-${text.name}`, {
    title: text.title,
    summary: text.summary,
    bulletPoints: text.points,
    sectionImage: picture(text.picture),
    features: linksTo(features),
    sectionType: text.kind,
    displayOrder: text.order,
  });
  return { section, features };
}
