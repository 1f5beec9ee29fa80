import type { Palette } from '#content/brand/palette.ts';
import { addressIn } from '#content/locales/address-in.ts';
import type { SeoSite } from './structured-data.ts';

/** What a phone needs to put the site on its home screen. Colours are the theme's own (part 1 section 1). */
export function webManifest(
  { siteName, language, base }: Pick<SeoSite, 'siteName' | 'language' | 'base'>,
  { light }: Pick<Palette, 'light'>,
): object {
  const icon = (size: number, file: string, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: siteName,
    short_name: siteName.length <= 12 ? siteName : (siteName.split(' ')[0] ?? siteName),
    start_url: addressIn({ base }, '/'),
    scope: '/',
    display: 'minimal-ui',
    lang: language,
    theme_color: light.primary,
    background_color: light.bg,
    icons: [
      icon(192, 'icon-192.png', 'any'),
      icon(512, 'icon-512.png', 'any'),
      icon(512, 'maskable-512.png', 'maskable'),
    ],
  };
}
