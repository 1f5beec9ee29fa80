import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { Picture } from '../media/picture.ts';
import { readPicture } from '../media/to-picture.ts';
import { readCaptionsUrl, readUploadDate, readVideoSource } from '../media/to-video-source.ts';
import type { Video } from '../media/video.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { toTextOrFirstParagraph } from '../rich-text/plain-text.ts';

/** Part 1 section 3: the words of a video without its own. */
const DEFAULT_VIDEO_TITLE = 'Product Demo';
const DEFAULT_VIDEO_DESCRIPTION = 'See our solution in action';

/** A product's video; null when the entry names none. The thumbnail falls back to the main picture. */
export function toProductVideo(
  entry: ContentfulEntry,
  mainPicture: Picture | null,
  context: MappingContext,
): Video | null {
  const fields = fieldsOf(entry);
  const source = readVideoSource(fields, context, { file: 'video', youtube: 'youtubeVideoId' });
  if (source === null) return null;
  const title = readText(fields, 'videoTitle') || DEFAULT_VIDEO_TITLE;
  const orientation = readText(fields, 'videoOrientation').slice(0, 20).toLowerCase();
  const video: Video = {
    title,
    description: toTextOrFirstParagraph(fields['videoDescription']) || DEFAULT_VIDEO_DESCRIPTION,
    source,
    orientation: orientation === 'vertical' ? 'vertical' : 'horizontal',
    thumbnail:
      readPicture(entry, context, { last: title, fields: ['videoTitle'] }, 'videoPreviewImage') ??
      mainPicture,
    captionsUrl: readCaptionsUrl(fields, context, source),
    uploadedAt: readUploadDate(fields, context, source, 'video'),
  };
  return withTranslationOf(video, entry, { title: 'videoTitle', description: 'videoDescription' });
}
