import { keptPalette } from '../brand/kept-palettes.ts';
import type { BrandColors } from '../brand/palette.ts';
import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries, mapEntry } from '../mapping/map-entries.ts';
import { dropped, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readLinkId, readText, readTexts } from '../mapping/read-fields.ts';
import { readList } from '../mapping/read-list.ts';
import type { Picture } from '../media/picture.ts';
import { readPicture } from '../media/to-picture.ts';
import { toAction, type Action } from '../navigation/action.ts';
import { toLinkUrl } from '../navigation/to-link-url.ts';
import { readSchedule } from '../schedule.ts';
import { parseBestBets, parseSynonyms } from '../search/search-lists.ts';
import { FONT_PAIRS, toFontPair, type FontPair } from './font-pairs.ts';
import type { FooterColumn, PromoStrip, SiteSettings } from './site-settings.ts';

const MAX_NAME_CHARACTERS = 80;
const MAX_LINE_CHARACTERS = 200;
const MAX_LABEL_CHARACTERS = 60;
const MAX_HEADER_LINKS = 10;
const MAX_COLUMNS = 4;
const MAX_COLUMN_LINKS = 12;
const MAX_SOCIAL_LINKS = 8;

/** Every part stands by itself: one that cannot be used is reported and is as if it were empty. */
export function toSiteSettings(entry: ContentfulEntry, context: MappingContext): SiteSettings {
  const siteName = readShort(entry, 'siteName', MAX_NAME_CHARACTERS, context);
  const one = <T>(name: string, map: MapEntry<T>): T | null => {
    const [linked] = linkedEntries(entry, name, context);
    const result = linked && mapEntry(linked, context, map);
    return result?.ok ? result.value : null;
  };
  const picture = (name: PictureField) => readOwnPicture(entry, name, siteName, context);
  const mainColor = readColor(entry, 'mainColor', context);
  const accentColor = readColor(entry, 'accentColor', context);
  reportMovedColors(entry, { mainColor, accentColor }, context);
  return {
    siteName: siteName || null,
    logo: picture('logo'),
    logoDark: picture('logoDark'),
    icon: picture('icon'),
    mainColor,
    accentColor,
    fontPair: readFontPair(entry, context),
    socialLinks: readSocialLinks(entry, context),
    headerLinks: mapEntries(
      linkedEntries(entry, 'headerLinks', context).slice(0, MAX_HEADER_LINKS),
      context,
      toMenuLink,
    ),
    headerButton: one('headerButton', toMenuLink),
    footerColumns: mapEntries(
      linkedEntries(entry, 'footerColumns', context).slice(0, MAX_COLUMNS),
      context,
      toFooterColumn,
    ),
    footerLine: readShort(entry, 'footerLine', MAX_LINE_CHARACTERS, context) || null,
    socialPicture: picture('socialPicture'),
    promoStrip: one('promoStrip', toPromoStrip),
    searchSynonyms: readList(entry, 'searchSynonyms', parseSynonyms, context),
    searchBestBets: readList(entry, 'searchBestBets', parseBestBets, context),
  };
}

/** A text that has room for so many characters; what is cut off is reported. */
function readShort(
  entry: ContentfulEntry,
  name: string,
  most: number,
  context: MappingContext,
): string {
  const text = readText(fieldsOf(entry), name);
  if (text.length <= most) return text;
  context.report(
    problemOf(entry, `"${name}" has ${text.length} characters, of which ${most} show`),
  );
  return text.slice(0, most).trim();
}

type PictureField = 'logo' | 'logoDark' | 'icon' | 'socialPicture';

/**
 * How much wider than high a picture may be where it has a fixed room. Beyond it a logo, which shows 36 pixels high and
 * at most 200 wide, is a stripe of a few pixels, and an icon leaves most of its square empty.
 */
const SHAPES: Partial<Record<PictureField, { least: number; most: number; wanted: string }>> = {
  logo: { least: 1 / 4, most: 20, wanted: 'wider than high' },
  logoDark: { least: 1 / 4, most: 20, wanted: 'wider than high' },
  icon: { least: 1 / 4, most: 4, wanted: 'square' },
};
/** Enlarged beyond sixteen times, as an icon of 512 pixels, a smaller picture is a blur. */
const LEAST_ICON_PIXELS = 32;

/** A picture that the owner chose for the site; one that cannot be used is reported and as if it were not chosen. */
function readOwnPicture(
  entry: ContentfulEntry,
  name: PictureField,
  siteName: string,
  context: MappingContext,
): Picture | null {
  const fields = fieldsOf(entry);
  const id = readLinkId(fields, 'Asset', name);
  if (id === undefined) return null;
  const refuse = (reason: string, missingId: string | null = null) => {
    context.report(
      problemOf(entry, `"${name}" is ${reason}, so the site keeps its own`, missingId),
    );
    return null;
  };
  const picture = readPicture(entry, context, { first: siteName, last: '', fields: [] }, name);
  if (picture === null) {
    const isThere = context.links.asset(id) !== undefined;
    return refuse(`not published or no picture (ID: ${id})`, isThere ? null : id);
  }
  const { width, height } = picture;
  const shape = SHAPES[name];
  if (shape === undefined || width === null || height === null) return picture;
  const size = `${width} × ${height} pixels`;
  const ratio = width / height;
  if (ratio < shape.least || ratio > shape.most)
    return refuse(`${size}, which leaves nothing to see; choose one that is ${shape.wanted}`);
  const isDrawing = /\.svg$/iu.test(picture.url);
  if (name === 'icon' && !isDrawing && Math.max(width, height) < LEAST_ICON_PIXELS)
    return refuse(`${size}, which is too small; choose one of at least 512`);
  return picture;
}

type MapEntry<T> = (entry: ContentfulEntry, context: MappingContext) => Mapped<T>;

/** A menu link; nothing without words or with an address that leads nowhere. */
function toMenuLink(entry: ContentfulEntry): Mapped<Action> {
  const link = toAction(entry, 'title', 'url');
  if (link === null) return dropped('Menu link has no words or no usable address');
  return mapped({ ...link, text: link.text.slice(0, MAX_LABEL_CHARACTERS).trim() });
}

function toFooterColumn(entry: ContentfulEntry, context: MappingContext): Mapped<FooterColumn> {
  const title = readText(fieldsOf(entry), 'title').slice(0, MAX_LABEL_CHARACTERS).trim();
  const linked = linkedEntries(entry, 'links', context).slice(0, MAX_COLUMN_LINKS);
  const links = mapEntries(linked, context, toMenuLink);
  if (title === '' || links.length === 0)
    return dropped('Footer column has no heading or no usable link');
  return mapped({ title, links });
}

function toPromoStrip(entry: ContentfulEntry, context: MappingContext): Mapped<PromoStrip> {
  const fields = fieldsOf(entry);
  const text = readShort(entry, 'title', MAX_LINE_CHARACTERS, context);
  if (text === '') return dropped('Promo strip has no words');
  const link = toAction(entry, 'linkText', 'linkUrl');
  if (link === null && readText(fields, 'linkText', 'linkUrl') !== '') {
    const reason =
      '"linkText" and "linkUrl" do not make a link: it needs words and an address that can be linked to';
    context.report(problemOf(entry, reason));
  }
  const color = readText(fields, 'color');
  const strip: PromoStrip = {
    id: entry.sys.id,
    text,
    link,
    color: color === 'accent' || color === 'ink' ? color : 'brand',
    ...readSchedule(entry, context),
  };
  return mapped(withTranslationOf(strip, entry, { text: 'title' }));
}

function readColor(entry: ContentfulEntry, name: string, context: MappingContext): string | null {
  const text = readText(fieldsOf(entry), name);
  if (text === '') return null;
  if (/^#[\da-f]{6}$/iu.test(text)) return text.toLowerCase();
  const reason = `"${name}" is no color (${text.slice(0, 40)}), so the site keeps its own; write # and six digits or letters from a to f`;
  context.report(problemOf(entry, reason));
  return null;
}

/** Tells the owner of colors that show otherwise than chosen, because they could not be read where they are used. */
function reportMovedColors(
  entry: ContentfulEntry,
  colors: BrandColors,
  context: MappingContext,
): void {
  for (const { field, theme, from, to, contrast, required } of keptPalette(colors).changes) {
    const where = theme === 'both' ? '' : ` in the ${theme} theme`;
    const reason = `"${field}" is ${from}, which has a contrast of ${contrast.toFixed(1)}:1 where it is used${where}; ${required}:1 is needed, so ${to} shows`;
    context.report({ ...problemOf(entry, reason), severity: 'warning' });
  }
}

function readFontPair(entry: ContentfulEntry, context: MappingContext): FontPair | null {
  const text = readText(fieldsOf(entry), 'fontPair');
  if (text === '') return null;
  const pair = toFontPair(text);
  if (pair === null) {
    const names = Object.keys(FONT_PAIRS).join(', ');
    const reason = `"fontPair" is “${text.slice(0, 60)}”, which the site does not have; choose ${names}`;
    context.report(problemOf(entry, reason));
  }
  return pair;
}

/** Pages of the owner at social networks: full https addresses alone. */
function readSocialLinks(entry: ContentfulEntry, context: MappingContext): string[] {
  const given = readTexts(fieldsOf(entry), 'socialLinks').slice(0, MAX_SOCIAL_LINKS);
  return given.flatMap((text) => {
    const url = toLinkUrl(text);
    if (url?.startsWith('https://')) return [url];
    const reason = `"socialLinks" holds “${text.slice(0, 60)}”, which is no https address, so it is left out`;
    context.report(problemOf(entry, reason));
    return [];
  });
}
