type Fit = 'pad' | 'fill' | 'scale' | 'crop' | 'thumb';
export type Format = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
export type Focus =
  | 'center'
  | 'top'
  | 'right'
  | 'bottom'
  | 'left'
  | 'top_right'
  | 'top_left'
  | 'bottom_right'
  | 'bottom_left'
  | 'face'
  | 'faces';

/** What an image address asks for. Whatever it asks in words we do not know is left out. */
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

/** The service refuses larger pictures. */
export const MAXIMUM_EDGE_PX = 4000;

const FITS: readonly string[] = ['pad', 'fill', 'scale', 'crop', 'thumb'];
const FORMATS: readonly string[] = ['jpg', 'png', 'webp', 'avif', 'gif', 'tiff'];
const FOCUSES: readonly string[] = [
  'center',
  'top',
  'right',
  'bottom',
  'left',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
];

/** Reads the parameters of the Images API; unknown names and values are ignored, as recorded. */
export function parseImageRequest(query: URLSearchParams): ImageRequest {
  const text = (name: string) => query.get(name) ?? '';
  const among = <T extends string>(name: string, known: readonly string[]) =>
    known.includes(text(name)) ? (text(name) as T) : undefined;
  const radius = text('r') === 'max' ? 'max' : wholeNumber(text('r'), 1, MAXIMUM_EDGE_PX);
  const colour = /^rgb:([0-9a-f]{6})$/i.exec(text('bg'))?.[1];
  return {
    width: wholeNumber(text('w'), 1, MAXIMUM_EDGE_PX),
    height: wholeNumber(text('h'), 1, MAXIMUM_EDGE_PX),
    fit: among<Fit>('fit', FITS),
    focus: among<Focus>('f', FOCUSES),
    format: among<Format>('fm', FORMATS),
    progressive: text('fl') === 'progressive',
    eightBit: text('fl') === 'png8',
    quality: wholeNumber(text('q'), 1, 100),
    radius,
    background: colour === undefined ? undefined : `#${colour}`,
  };
}

function wholeNumber(text: string, minimum: number, maximum: number): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : undefined;
}

/** True when a request changes nothing, so that the file itself can be sent. */
export function isPlain(request: ImageRequest): boolean {
  const { width, height, format, progressive, eightBit, quality, radius } = request;
  const changes = [width, height, format, quality, radius].some((value) => value !== undefined);
  return !changes && !progressive && !eightBit;
}
