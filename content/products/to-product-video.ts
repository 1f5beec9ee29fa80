import type { Picture } from '../media/picture.ts';
import { readPicture } from '../media/to-picture.ts';
import { readCaptionsUrl, readUploadDate, readVideoSource } from '../media/to-video-source.ts';
import type { Video } from '../media/video.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { readText, type Fields } from '../mapping/read-fields.ts';
import { toTextOrFirstParagraph } from '../rich-text/plain-text.ts';

/** Part 1 section 3: the words of a video without its own. */
const DEFAULT_VIDEO_TITLE = 'Product Demo';
const DEFAULT_VIDEO_DESCRIPTION = 'See our solution in action';

/** A product's video; null when the entry names none. The thumbnail falls back to the main picture. */
export function toProductVideo(
  fields: Fields,
  mainPicture: Picture | null,
  context: MappingContext,
): Video | null {
  const source = readVideoSource(fields, context, { file: 'video', youtube: 'youtubeVideoId' });
  if (source === null) return null;
  const title = readText(fields, 'videoTitle') || DEFAULT_VIDEO_TITLE;
  const orientation = readText(fields, 'videoOrientation').slice(0, 20).toLowerCase();
  return {
    title,
    description: toTextOrFirstParagraph(fields['videoDescription']) || DEFAULT_VIDEO_DESCRIPTION,
    source,
    orientation: orientation === 'vertical' ? 'vertical' : 'horizontal',
    thumbnail: readPicture(fields, context, { last: title }, 'videoPreviewImage') ?? mainPicture,
    captionsUrl: readCaptionsUrl(fields, context, source),
    uploadedAt: readUploadDate(fields, context, source, 'video'),
  };
}
