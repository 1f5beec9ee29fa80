import { keptPalette } from '#content/brand/kept-palettes.ts';
import type { Palette, Theme } from '#content/brand/palette.ts';
import { NO_SITE_SETTINGS, type SiteSettings } from '#content/site-settings/site-settings.ts';

/** Colours of a mail in one theme, each as `#rrggbb`. */
export type MailColors = {
  page: string;
  card: string;
  line: string;
  words: string;
  quiet: string;
  link: string;
  main: string;
  onMain: string;
};

/** How the mails of the site look: the brand's colours, and the owner's logo. */
export type MailLook = {
  light: MailColors;
  dark: MailColors;
  /** Size of the logo in CSS pixels, for `/icons/mail-logo.png`; null where the icon and the name stand. */
  logo: { width: number; height: number } | null;
};

const LOGO_HEIGHT_PX = 36;
const LOGO_WIDTH_PX = 240;

/** The look that goes with what the owner chose for the pages. A logo of unknown size is left out: mails need one. */
export function toMailLook(
  settings: Pick<SiteSettings, 'mainColor' | 'accentColor' | 'logo'>,
): MailLook {
  const { palette } = keptPalette(settings);
  const { width, height } = settings.logo ?? { width: null, height: null };
  return {
    light: colorsOf(palette, 'light'),
    dark: colorsOf(palette, 'dark'),
    logo: width && height ? fitted(width, height) : null,
  };
}

export const DEFAULT_MAIL_LOOK: MailLook = toMailLook(NO_SITE_SETTINGS);

function colorsOf(palette: Palette, theme: Theme): MailColors {
  const { band, card, line, text, link, primary, ...colors } = palette[theme];
  return {
    ...{ page: band, card, line, words: text, quiet: colors['text-2'], link },
    ...{ main: primary, onMain: colors['on-primary'] },
  };
}

function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(LOGO_HEIGHT_PX / height, LOGO_WIDTH_PX / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
