import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readLinkId, toText, type Fields } from '../mapping/read-fields.ts';
import { toMoment } from '../mapping/written-date.ts';
import { fileOf, toAssetUrl } from './to-picture.ts';
import { toYoutubeId } from './to-youtube-id.ts';
import type { Video, VideoSource } from './video.ts';

/**
 * An entry's video: YouTube first, then the uploaded file (part 1 section 2). Null when the editor named neither; its
 * source is `none` when what they named cannot be played.
 * @param youtube what names a YouTube video, if anything does
 */
export function readPlayed(
  fields: Fields,
  context: MappingContext,
  youtube = '',
): Pick<Video, 'source' | 'captionsUrl' | 'uploadedAt'> | null {
  const played = (source: VideoSource, uploadedAt: string | null = null) => ({
    source,
    captionsUrl: readCaptionsUrl(fields, context, source),
    uploadedAt,
  });
  const id = toYoutubeId(youtube);
  if (id !== null) return played({ kind: 'youtube', id });
  const assetId = readLinkId(fields, 'Asset', 'video');
  if (assetId === undefined) return youtube === '' ? null : played({ kind: 'none' });
  const asset = context.links.asset(assetId);
  const url = toVideoUrl(fileOf(fieldsOf(asset))['url'], context);
  if (url === null) return played({ kind: 'none' });
  return played({ kind: 'file', url }, toMoment(asset?.sys.createdAt ?? asset?.sys.updatedAt));
}

/** The address of the WebVTT file that goes with an uploaded video; null for any other source or file. */
export function readCaptionsUrl(
  fields: Fields,
  context: MappingContext,
  source: VideoSource,
): string | null {
  if (source.kind !== 'file') return null;
  const assetId = readLinkId(fields, 'Asset', 'videoCaptions');
  if (assetId === undefined) return null;
  const file = fileOf(fieldsOf(context.links.asset(assetId)));
  // What an upload is taken for depends on the editor's computer; its name ends as it should.
  const isWebVtt =
    file['contentType'] === 'text/vtt' || /\.vtt$/iu.test(toText(file['fileName'], 500));
  return isWebVtt ? toAssetUrl(file, context) : null;
}

const MAX_ADDRESS_CHARACTERS = 2_000;

/**
 * The address of a video file by the rule of part 2 section 5: a leading `//` gets `https:`, a missing
 * scheme gets `https://`, and what then is no web address is null.
 */
export function toVideoUrl(
  raw: unknown,
  { assetUrl }: Pick<MappingContext, 'assetUrl'>,
): string | null {
  if (typeof raw !== 'string' || raw.length > MAX_ADDRESS_CHARACTERS) return null;
  const text = raw.trim();
  if (text === '' || /[\s\\]/.test(text)) return null;
  const hasScheme = text.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(text);
  const url = assetUrl(hasScheme ? text : `https://${text}`);
  return url !== null && /^(?:https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}
