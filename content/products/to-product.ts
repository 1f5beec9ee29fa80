import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { toMachineCard } from '../machines/to-machine.ts';
import { readPicture } from '../media/to-picture.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mapped, type MappedBy } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText, readTexts } from '../mapping/read-fields.ts';
import { readExamples } from '../examples/example.ts';
import { toFeature } from '../features/feature.ts';
import { toProductCard } from './to-product-card.ts';
import { toProductVideo } from './to-product-video.ts';

/**
 * A product type's own page. Linked features without a title and machines without title or slug are
 * left out, as are drafts and hidden ones (part 1 sections 2 and 3).
 */
export function toProduct(entry: ContentfulEntry, context: MappingContext) {
  const card = toProductCard(entry, context);
  if (!card.ok) return card;
  const fields = fieldsOf(entry);
  const { title } = card.value;
  const picture = readPicture(entry, context, { last: title }, 'image', 'thumbnail');
  return mapped({
    ...card.value,
    picture,
    pictureCaption: readText(fields, 'mainImageCaption'),
    benefits: readTexts(fields, 'benefits'),
    features: mapEntries(linkedEntries(entry, 'features', context), context, (feature) =>
      toFeature(feature, context),
    ),
    video: toProductVideo(entry, picture, context),
    examples: readExamples(entry, 'examples', context),
    recommendedMachines: mapEntries(
      linkedEntries(entry, 'recommendedMachines', context),
      context,
      toMachineCard,
    ),
  });
}

export type Product = MappedBy<typeof toProduct>;
