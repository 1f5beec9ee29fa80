import { sourcesFor } from './picture-sources.ts';

/** A picture as content describes it; sizes in pixels, null when unknown. */
export type PictureSource = { url: string; alt: string; width: number | null; height: number | null };

type Props = {
  picture: PictureSource;
  /** The exact `sizes` of the slot, for example `(min-width: 1100px) 25vw, 80vw`. */
  sizes: string;
  /** The page's first picture: fetched at once, with high priority. */
  priority?: boolean;
  className?: string;
  /** Overrides the alternative text; '' where the words beside it say the same. */
  alt?: string;
};

/** A responsive picture: AVIF and WebP where the source can make them, width and height always, lazy unless first. */
export function Picture({ picture, sizes, priority = false, className = '', alt }: Props) {
  const sources = sourcesFor(picture.url, picture.width);
  return (
    <picture className="contents">
      {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        src={sources.src}
        alt={alt ?? picture.alt}
        width={picture.width ?? 1200}
        height={picture.height ?? 900}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
