import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readLinkId, readText, toText, type Fields } from '../mapping/read-fields.ts';
import { toMoment } from '../mapping/written-date.ts';
import { fileOf, toAssetUrl } from './to-picture.ts';
import { toYoutubeId } from './to-youtube-id.ts';
import type { VideoSource } from './video.ts';

/**
 * Where a video plays from: YouTube first, then the uploaded file (part 1 section 2). Null when the
 * editor named neither; `none` when what they named cannot be played.
 */
export function readVideoSource(
  fields: Fields,
  context: MappingContext,
  { file, youtube }: { file: string; youtube?: string },
): VideoSource | null {
  const named = youtube === undefined ? '' : readText(fields, youtube);
  const id = toYoutubeId(named);
  if (id !== null) return { kind: 'youtube', id };
  const assetId = readLinkId(fields, 'Asset', file);
  if (assetId === undefined) return named === '' ? null : { kind: 'none' };
  const url = toVideoUrl(fileOf(fieldsOf(context.links.asset(assetId)))['url'], context);
  return url === null ? { kind: 'none' } : { kind: 'file', url };
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

/** When an uploaded video file was put into the space, ISO 8601; null for any other source. */
export function readUploadDate(
  fields: Fields,
  { links }: Pick<MappingContext, 'links'>,
  source: VideoSource,
  file: string,
): string | null {
  if (source.kind !== 'file') return null;
  const sys = links.asset(readLinkId(fields, 'Asset', file) ?? '')?.sys;
  return toMoment(sys?.createdAt ?? sys?.updatedAt);
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
