import type { ContentReader } from '../content-reader.ts';
import { problemOf } from '../content-problems.ts';
import { valueOf } from '../loaded.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { loadSiteSettings } from '../site-settings/load-site-settings.server.ts';
import { NO_SITE_SETTINGS } from '../site-settings/site-settings.ts';
import { keptPalette } from './kept-palettes.ts';
import type { Palette } from './palette.ts';

/** What files of the site are drawn with. */
export type SiteBrand = {
  palette: Palette;
  /** Address of the icon that the owner has chosen; null for the mark. */
  iconUrl: string | null;
  /** Address of the logo that the owner has chosen; null for none. */
  logoUrl: string | null;
};

/** Pictures of the site settings that files of the site are drawn from, and what becomes of one that cannot be drawn. */
const UNDRAWABLE = {
  icon: 'so the site keeps its own',
  logo: 'so mails show the name of the site in its place',
} as const;
export type UndrawableField = keyof typeof UNDRAWABLE;

/** Tells the owner of a picture in the site settings that is there and cannot be drawn. */
export async function reportUndrawable(
  reader: ContentReader,
  field: UndrawableField,
): Promise<void> {
  const found = await readSingleEntry(reader, 'siteSettings').catch(() => null);
  if (found === null) return;
  const reason = `"${field}" cannot be drawn, ${UNDRAWABLE[field]}; export it as a plain SVG, without entities (<!ENTITY …>), or as PNG`;
  reader.report(problemOf(found.entry, reason));
}

/** The brand of the site, for what is drawn outside a page; the default one while the settings cannot be read. */
export async function loadSiteBrand(reader: ContentReader): Promise<SiteBrand> {
  const settings = valueOf(await loadSiteSettings(reader)) ?? NO_SITE_SETTINGS;
  return {
    palette: keptPalette(settings).palette,
    iconUrl: settings.icon?.url ?? null,
    logoUrl: settings.logo?.url ?? null,
  };
}
