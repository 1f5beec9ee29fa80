import type { ContentType, FieldsOf } from '../../model/content-model.ts';
import { example } from '../../model/example.ts';
import { feature } from '../../model/feature.ts';
import { navigationLink } from '../../model/site-settings.ts';
import { technologyFeature } from '../../model/technology-feature.ts';
import { technologySection } from '../../model/technology-section.ts';

/** What is translated of one sample entry. */
export type SampleTranslation = { typeId: string; id: string; fields: Record<string, unknown> };

/** The words of a sample entry in another language, which the compiler checks against its content type. */
export function translation<Type extends ContentType>(
  type: Type,
  name: string,
  fields: Partial<FieldsOf<Type>>,
): SampleTranslation {
  return { typeId: type.id, id: `sample-${name}`, fields };
}

/** The feature cards of one page, in order. */
export const features = (owner: string, lines: [title: string, description: string][]) =>
  lines.map(([title, description], index) =>
    translation(feature, `feature-${owner}-${index + 1}`, { title, description }),
  );

export const inUse = (name: string, title: string, description: string) =>
  translation(example, `example-${name}`, { title, description });

export const menuLink = (name: string, title: string) =>
  translation(navigationLink, `link-${name}`, { title });

/** A section of the technology pages with its features, in order. */
export const section = (
  name: string,
  words: { title: string; summary: string; bulletPoints: string[] },
  lines: [title: string, description: string, items: string[]][],
) => [
  translation(technologySection, `technology-section-${name}`, words),
  ...lines.map(([title, description, items], index) =>
    translation(technologyFeature, `technology-feature-${name}-${index + 1}`, {
      ...{ title, description, items },
    }),
  ),
];
