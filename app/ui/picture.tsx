import { preload } from 'react-dom';
import { NoPicture } from './no-picture.tsx';
import { DEFAULT_PICTURE, sourcesFor, viewAddress, type PictureView } from './picture-sources.ts';
import { usePictureLoading } from './picture-loading.ts';

/** A picture as content describes it; sizes in pixels, null when unknown. */
export type PictureSource = {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
};

type Props = {
  picture: PictureSource;
  /** The exact `sizes` of the slot, for example `(min-width: 1100px) 25vw, 80vw`. */
  sizes: string;
  /** The page's first picture: fetched at once, with high priority. */
  priority?: boolean;
  className?: string;
  /** Overrides the alternative text; '' where the words beside it say the same. */
  alt?: string;
  /** Asks for one small or one large file, padded and never cropped, in place of a choice of widths. */
  view?: PictureView;
  /** Words in the slot when the picture cannot be loaded; without them the default picture shows. */
  brokenLabel?: string;
};

/**
 * A responsive picture: AVIF and WebP where the source can make them, width and height always. All
 * but the first load lazily by the browser's own rule, which unlike an observer of ours (part 1
 * section 2 names 200 px) needs no script and so works for visitors who only read.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  className = '',
  alt = picture.alt,
  view,
  brokenLabel,
}: Props) {
  const sources = sourcesFor(picture.url, picture.width);
  const { attempt, isBroken, ref, onLoad, onError } = usePictureLoading({
    url: picture.url,
    placeholder: priority ? null : sources.placeholder,
    animated: !priority,
  });
  const offersChoice = view === undefined && attempt === 1;
  if (priority && view === undefined) preloadPicture(sources, sizes);
  if (isBroken && brokenLabel) return <NoPicture label={brokenLabel} />;
  const one = view === undefined ? sources.src : viewAddress(picture.url, view, picture);
  return (
    // A key per attempt gives the browser a new element, or it would not ask again. Without a box of
    // its own the picture would leave its sources to a surrounding grid as empty cells.
    <picture className="contents [&>source]:hidden" key={isBroken ? 'broken' : attempt}>
      {offersChoice && sources.avif && (
        <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      )}
      {offersChoice && sources.webp && (
        <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      )}
      <img
        ref={ref}
        src={isBroken ? DEFAULT_PICTURE : one}
        alt={alt}
        width={picture.width ?? 1200}
        height={picture.height ?? 900}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        onLoad={onLoad}
        onError={onError}
        className={className}
      />
    </picture>
  );
}

/** Tells the browser in the page's head. The best format only: one that cannot read it skips the hint. */
function preloadPicture(sources: ReturnType<typeof sourcesFor>, sizes: string): void {
  preload(sources.src, {
    as: 'image',
    fetchPriority: 'high',
    ...(sources.avif && { imageSrcSet: sources.avif, imageSizes: sizes, type: 'image/avif' }),
  });
}
