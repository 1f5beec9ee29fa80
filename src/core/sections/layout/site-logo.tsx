import type { SiteSettings } from '#content/site-settings/site-settings.ts';
import { Picture, type PictureSource } from '#ui/picture.tsx';

const COLUMNS = [0, 1, 2];

/** The size in which a logo of the owner's shows, at most, in CSS pixels. */
const LOGO_HEIGHT_PX = 36;
const LOGO_WIDTH_PX = 200;

export type Logos = Pick<SiteSettings, 'logo' | 'logoDark'>;

/** The mark of a site without a logo of its own: a small cabinet of nine slots, the middle one just emptied. */
export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true" className="shrink-0">
      <rect width="34" height="34" rx="10" className="fill-brand-600" />
      {COLUMNS.flatMap((row) =>
        COLUMNS.map((column) => (
          <rect
            key={`${row}${column}`}
            x={7.5 + column * 7}
            y={6.5 + row * 6}
            width="5"
            height="4.2"
            rx="1.4"
            fill="#fff"
            opacity={row === 1 && column === 1 ? 0.45 : 1}
          />
        )),
      )}
      <rect x="7.5" y="25.6" width="19" height="3.4" rx="1.7" fill="#fff" />
    </svg>
  );
}

/** The brand in the header: the owner's logo, else the mark and the name. */
export function SiteLogo({ siteName, logo, logoDark }: Logos & { siteName: string }) {
  if (logo === null && logoDark === null) {
    return (
      <>
        <LogoMark />
        <span className="min-w-0 md:wrap-break-word">{siteName}</span>
      </>
    );
  }
  const light = logo ?? logoDark!;
  if (logoDark === null || logo === null) return <LogoPicture picture={light} alt={siteName} />;
  return (
    <>
      <LogoPicture picture={light} alt={siteName} className="dark:hidden" />
      <LogoPicture picture={logoDark} alt={siteName} className="hidden dark:block" />
    </>
  );
}

function LogoPicture({
  picture,
  alt,
  className = '',
}: {
  picture: PictureSource;
  alt: string;
  className?: string;
}) {
  return (
    <Picture
      picture={picture}
      alt={alt}
      sizes={`${LOGO_WIDTH_PX}px`}
      broken={{ label: alt }}
      className={`h-9 w-auto max-w-50 object-contain object-left ${className}`}
    />
  );
}

/** How wide a logo shows in the header, in CSS pixels; null where the mark and the name stand. */
export function logoWidth({ logo, logoDark }: Logos): number | null {
  const picture = logo ?? logoDark;
  if (picture === null) return null;
  const { width, height } = picture;
  if (width === null || height === null) return LOGO_WIDTH_PX;
  return Math.min(LOGO_WIDTH_PX, Math.ceil((LOGO_HEIGHT_PX * width) / height));
}
