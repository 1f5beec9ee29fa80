import { badRequest } from '../http/service-error.ts';
import type { AssetFile } from './find-asset.ts';

const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
const FORMATS = ['jpg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;
const FOCUSES = [
  ...(['center', 'top', 'right', 'bottom', 'left'] as const),
  ...(['top_right', 'top_left', 'bottom_right', 'bottom_left', 'face', 'faces'] as const),
] as const;
const FLAGS = ['progressive', 'png8'] as const;
const FORMAT_OF_FLAG = { progressive: 'jpg', png8: 'png' } as const;

type Fit = (typeof FITS)[number];
export type Format = (typeof FORMATS)[number];
export type Focus = (typeof FOCUSES)[number];

/** What an image address asks for. */
export type ImageRequest = {
  width: number | undefined;
  height: number | undefined;
  fit: Fit | undefined;
  focus: Focus | undefined;
  format: Format | undefined;
  progressive: boolean;
  eightBit: boolean;
  quality: number | undefined;
  radius: number | 'max' | undefined;
  background: string | undefined;
};

/** The service makes no larger pictures. */
export const MAXIMUM_EDGE_PX = 4000;

/** Of a larger source it makes no AVIF, however small that is to be. */
const MAXIMUM_AVIF_PIXELS = 9_000_000;

/**
 * Reads the parameters of the Images API. Unknown names, and a background in words, are ignored, as recorded.
 * @throws ServiceError 400 for what its documents exclude
 */
export function parseImageRequest(query: URLSearchParams): ImageRequest {
  const fl = oneOf(query, 'fl', FLAGS);
  const fm = oneOf(query, 'fm', FORMATS);
  if (fl !== undefined && fm !== undefined && fm !== FORMAT_OF_FLAG[fl]) {
    throw badRequest(`"fl=${fl}" applies to "fm=${FORMAT_OF_FLAG[fl]}", not to "fm=${fm}".`);
  }
  const colour = /^rgb:([0-9a-f]{6})$/i.exec(query.get('bg') ?? '')?.[1];
  return {
    width: wholeNumber(query, 'w', MAXIMUM_EDGE_PX),
    height: wholeNumber(query, 'h', MAXIMUM_EDGE_PX),
    fit: oneOf(query, 'fit', FITS),
    focus: oneOf(query, 'f', FOCUSES),
    format: fm,
    progressive: fl === 'progressive',
    eightBit: fl === 'png8',
    quality: wholeNumber(query, 'q', 100),
    radius: query.get('r') === 'max' ? 'max' : wholeNumber(query, 'r', MAXIMUM_EDGE_PX),
    background: colour === undefined ? undefined : `#${colour}`,
  };
}

/** @throws ServiceError 400 for what the service does not make of a file of this type and size */
export function checkMakeable(
  request: ImageRequest,
  { contentType, width, height }: Pick<AssetFile, 'contentType' | 'width' | 'height'>,
): void {
  if (isPlain(request)) return;
  if (contentType === 'image/svg+xml') throw badRequest('An SVG is sent as it is or not at all.');
  const becomesAvif = (request.format ?? contentType.replace('image/', '')) === 'avif';
  if (becomesAvif && (width ?? 0) * (height ?? 0) > MAXIMUM_AVIF_PIXELS) {
    throw badRequest('AVIF is made of pictures of up to 9 megapixels.');
  }
}

function oneOf<T extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly T[],
): T | undefined {
  const text = query.get(name) || undefined;
  const found = known.find((each) => each === text);
  if (text !== undefined && found === undefined) {
    throw badRequest(`"${name}" has to be one of ${known.join(', ')}.`);
  }
  return found;
}

function wholeNumber(query: URLSearchParams, name: string, maximum: number): number | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 1 && value <= maximum) return value;
  throw badRequest(`"${name}" has to be a whole number from 1 to ${maximum}.`);
}

/** True when a request changes nothing, so that the file itself can be sent. */
export function isPlain(request: ImageRequest): boolean {
  const { width, height, format, progressive, eightBit, quality, radius } = request;
  const changes = [width, height, format, quality, radius].some((value) => value !== undefined);
  return !changes && !progressive && !eightBit;
}
