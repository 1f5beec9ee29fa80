import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { isDrawing, viewsOfDrawing } from './is-drawing.ts';
import {
  sourcesFor,
  viewSources,
  type PictureView,
  type SourcePicture,
} from './picture-sources.ts';
import { useWording } from './wording-context.ts';

/** A picture as content describes it. */
export type PictureSource = SourcePicture & {
  alt: string;
  /** Language of the alternative text, where it is another than the page's. */
  altLanguage?: string;
};

type Props = {
  picture: PictureSource;
  /** The exact `sizes` of the slot, for example `(min-width: 1100px) 25vw, 80vw`. */
  sizes: string;
  /** In which windows the slot is too small for a whole screen: there a drawing shows its view `detail`. */
  smallIn?: string;
  /** Fetched at once, with high priority: the page's first picture. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties | undefined;
  /** Overrides the alternative text; '' where the words beside it say the same. */
  alt?: string;
  /** Asks for one small or one large file, padded and never cropped, in place of a choice of widths. */
  view?: PictureView;
  /** What shows when the picture cannot be loaded: words, or another picture's address; else the default picture. */
  broken?: { label: string } | { picture: string };
};

const PHONE = '(max-width: 34rem)';

/**
 * A responsive picture: AVIF and WebP where the source can make them, width and height always. All
 * but the first load lazily by the browser's own rule, which unlike an observer of ours (part 1
 * section 2 names 200 px) needs no script. `browser/pictures.ts` fades them in and follows their failures.
 */
export function Picture({
  picture,
  sizes,
  smallIn = PHONE,
  priority = false,
  className = '',
  style,
  alt = picture.alt,
  view,
  broken,
}: Props) {
  const { language } = useWording();
  const { src, avif, webp } = view ? viewSources(picture, view) : sourcesFor(picture);
  const drawn = isDrawing(src) ? viewsOfDrawing(language) : null;
  return (
    // Without a box of its own the picture would leave its sources to a surrounding grid as empty cells.
    <picture className="contents [&>source]:hidden">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      {drawn && <source media={smallIn} srcSet={src + drawn.detail} />}
      <img
        src={drawn ? src + drawn.whole : src}
        alt={alt}
        lang={alt === picture.alt ? picture.altLanguage : undefined}
        width={picture.width ?? 1200}
        height={picture.height ?? 900}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={className}
        style={style}
        {...brokenData(broken)}
      />
    </picture>
  );
}

function brokenData(broken: Props['broken']): Record<string, string> {
  if (!broken) return {};
  return 'label' in broken
    ? { 'data-broken-label': broken.label }
    : { 'data-broken': broken.picture };
}

/** The first picture of a page that is no part of an island: fetched with the page's head. */
export function FirstPicture(props: Omit<Props, 'priority' | 'view'>) {
  preloadPicture(props.picture, props.sizes);
  return <Picture {...props} priority />;
}

/**
 * Has browsers fetch the page's first picture with the page's head. Called by what stands on the page itself, never inside
 * an island, whose root may hold nothing but its own elements. The best format only: a browser that cannot read it skips
 * the hint.
 */
export function preloadPicture(picture: PictureSource, sizes: string): void {
  const sources = sourcesFor(picture);
  preload(sources.src, {
    as: 'image',
    fetchPriority: 'high',
    ...(sources.avif && { imageSrcSet: sources.avif, imageSizes: sizes, type: 'image/avif' }),
  });
}
