import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readExamples } from '../examples/example.ts';
import { toFeature } from '../features/feature.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { toMachineCard } from '../machines/to-machine.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mapped, type MappedBy } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText, readTexts } from '../mapping/read-fields.ts';
import type { Picture } from '../media/picture.ts';
import { readPicture } from '../media/to-picture.ts';
import { readPlayed } from '../media/to-video-source.ts';
import type { Video } from '../media/video.ts';
import { toTextOrFirstParagraph } from '../rich-text/plain-text.ts';
import { toProductCard } from './to-product-card.ts';

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

/** Part 1 section 3: the words of a video without its own. */
const DEFAULT_VIDEO_TITLE = 'Product Demo';
const DEFAULT_VIDEO_DESCRIPTION = 'See our solution in action';

/** A product's video; null when the entry names none. The thumbnail falls back to the main picture. */
function toProductVideo(
  entry: ContentfulEntry,
  mainPicture: Picture | null,
  context: MappingContext,
): Video | null {
  const fields = fieldsOf(entry);
  const played = readPlayed(fields, context, readText(fields, 'youtubeVideoId'));
  if (played === null) return null;
  const title = readText(fields, 'videoTitle') || DEFAULT_VIDEO_TITLE;
  const orientation = readText(fields, 'videoOrientation').slice(0, 20).toLowerCase();
  const video: Video = {
    title,
    description: toTextOrFirstParagraph(fields['videoDescription']) || DEFAULT_VIDEO_DESCRIPTION,
    orientation: orientation === 'vertical' ? 'vertical' : 'horizontal',
    thumbnail:
      readPicture(entry, context, { last: title, fields: ['videoTitle'] }, 'videoPreviewImage') ??
      mainPicture,
    ...played,
  };
  return withTranslationOf(video, entry, { title: 'videoTitle', description: 'videoDescription' });
}
