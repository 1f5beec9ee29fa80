import { declaresEntities } from '#content/brand/color-drawing.ts';
import { sanitiseSvg } from '#content/icons/sanitise-svg.ts';
import { toLinkUrl } from '#content/navigation/to-link-url.ts';
import { addressesIn } from '../addresses-in.ts';
import type { ExaminedAsset, ExaminedEntry } from '../examined-space.ts';
import type { Found, Severity } from '../finding.ts';
import { aboutAsset, aboutEntry, type SpaceView } from '../space-view.ts';

/** In the text of a file, where a prefix may stand before the name and an address may be an attribute. */
const DRAWN_SCRIPT = /<(?:[\w-]+:)?script\b|\son[a-z]{3,20}\s*=|["']\s*javascript:/iu;
const SCRIPT = /<\s*(?:script|iframe|object|embed)\b|\bon[a-z]{3,20}\s*=\s*["']|javascript:/i;
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,500})?\/?>/i;

/** What every program encodes in its own way, or not at all. */
const MISWRITTEN = /\s|%(?![\da-f]{2})/iu;

/** Longer texts are cut before a pattern runs over them. */
const MAX_CHARACTERS = 50_000;

/** Addresses, markup and drawings that the site refuses: a link, a button or an icon is missing. */
export function checkUnsafeContent(view: SpaceView): Found[] {
  return [
    ...view.entries.flatMap((entry) => [
      ...addressFindings(view, entry),
      ...markupFindings(view, entry),
    ]),
    ...view.assets.flatMap((asset) => drawingFindings(view, asset)),
  ];
}

function drawingFindings(view: SpaceView, asset: ExaminedAsset): Found[] {
  const { drawing } = asset;
  if (drawing === null) return [];
  const about = (severity: Severity, message: string): Found =>
    aboutAsset(view, asset, severity, 'file', message);
  if (declaresEntities(drawing)) {
    const message =
      'The drawing declares entities (<!ENTITY …>), so icons, cards, printed pages and mails go without it. Export it as a plain SVG.';
    return [about('error', message)];
  }
  if (!DRAWN_SCRIPT.test(drawing)) return [];
  const message =
    'The drawing holds script, which never runs on the site. Export it without, or as PNG.';
  return [about('warning', message)];
}

function addressFindings(view: SpaceView, entry: ExaminedEntry): Found[] {
  return addressesIn(entry).flatMap(({ field, address, isInText }) => {
    const shown = address.slice(0, 80);
    if (toLinkUrl(address) === null) {
      // The site says itself what it leaves out of a text.
      if (isInText) return [];
      const message = `“${shown}” is no address that the site links to. Use a path such as /contact, an anchor, https, mailto or tel.`;
      return [aboutEntry(view, entry, 'error', field, message)];
    }
    if (MISWRITTEN.test(address)) {
      const message = `“${shown}” holds a space or a percent sign that no address has. The site encodes it; write %20 or %25.`;
      return [aboutEntry(view, entry, 'notice', field, message)];
    }
    if (!/^http:\/\//i.test(address)) return [];
    const message = `${shown} is not encrypted. Use https.`;
    return [aboutEntry(view, entry, 'warning', field, message)];
  });
}

function markupFindings(view: SpaceView, entry: ExaminedEntry): Found[] {
  // What is no address is told as such, see above.
  const addresses = new Set(addressesIn(entry).flatMap((at) => (at.isInText ? [] : [at.field])));
  return Object.entries(entry.fields).flatMap(([field, value]) => {
    if (addresses.has(field)) return [];
    const texts = [value].flat().filter((item) => typeof item === 'string');
    return texts.flatMap((text) => {
      const start = text.slice(0, MAX_CHARACTERS);
      if (/icon$/i.test(field) && start.trimStart().startsWith('<')) {
        return iconFindings(view, entry, field, start);
      }
      if (SCRIPT.test(start)) {
        const message = 'The text holds script, which pages show as letters. Remove it.';
        return [aboutEntry(view, entry, 'error', field, message)];
      }
      if (!TAG.test(start)) return [];
      const message = 'The text holds HTML, whose tags pages show as letters. Remove them.';
      return [aboutEntry(view, entry, 'warning', field, message)];
    });
  });
}

function iconFindings(
  view: SpaceView,
  entry: ExaminedEntry,
  field: string,
  markup: string,
): Found[] {
  if (sanitiseSvg(markup) === null) {
    const message =
      'The drawing is refused, so a neutral icon shows. Use an SVG of plain shapes, or a name.';
    return [aboutEntry(view, entry, 'error', field, message)];
  }
  if (!SCRIPT.test(markup)) return [];
  const message = 'The drawing holds script, which is taken out. Remove it.';
  return [aboutEntry(view, entry, 'error', field, message)];
}
