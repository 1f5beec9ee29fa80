import { withoutLastSlashes } from '#content/slugs/without-last-slashes.ts';
import { goalSlugsToTry } from '#content/goals/goal-slug.ts';
import { splitLanguage } from '#content/locales/page-language.ts';
import { toLinkUrl } from '#content/navigation/to-link-url.ts';
import { decoded } from '#content/slugs/decoded.ts';
import { looseNodes } from '../links-in.ts';
import { isRichText } from '#content/rich-text/to-rich-text.ts';
import { toLinkId } from '#content/mapping/read-fields.ts';
import { addressesIn } from '../addresses-in.ts';
import { isHidden, ownPath } from '../entry-pages.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Found } from '../finding.ts';
import { siteLanguages } from '../site-languages.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** Pages of the site that are no main pages: they show what a visitor asks for or has gathered. */
const OTHER_PAGES = new Set(['/machines/compare', '/project', '/search']);

/** Addresses inside the site that answer “not found”, and links in texts to entries without a page. */
export function checkDeadPages(view: SpaceView): Found[] {
  return view.entries
    .filter((entry) => !isHidden(entry))
    .flatMap((entry) => [...addressFindings(view, entry), ...entryLinkFindings(view, entry)]);
}

function addressFindings(view: SpaceView, entry: ExaminedEntry): Found[] {
  return addressesIn(entry).flatMap(({ field, address }) => {
    // What is no link leads nowhere, which another check tells.
    const path = toSitePath(toLinkUrl(address) ?? '#', view.options.siteUrl);
    if (path === null || isAlive(view, inDefaultLanguage(view, path))) return [];
    const message = `${address} leads to no page of the site. Correct the address, or publish what it names.`;
    return [aboutEntry(view, entry, 'error', field, message)];
  });
}

/** The path of an address of this site, without what follows it; null for any other address. */
function toSitePath(address: string, siteUrl: string | null): string | null {
  const base = siteUrl ?? 'https://site.invalid';
  const isLocal = address.startsWith('/') && !address.startsWith('//');
  const url = URL.parse(address, base);
  if (url === null || (!isLocal && (siteUrl === null || url.origin !== new URL(siteUrl).origin))) {
    return null;
  }
  return withoutLastSlashes(url.pathname);
}

/** A page stands under the same path in every language of the site. */
function inDefaultLanguage(view: SpaceView, path: string): string {
  const { languages } = siteLanguages(view) ?? {};
  return languages === undefined ? path : splitLanguage(path, languages).path;
}

function isAlive(view: SpaceView, address: string): boolean {
  // The same letter may be encoded or not.
  const path = address.split('/').map(decoded).map(encodeURIComponent).join('/');
  if (view.paths.has(path) || OTHER_PAGES.has(path)) return true;
  // Files and the owner's screens are no pages of the space.
  if (/\.[a-z0-9]{2,11}$/i.test(path) || /^\/(?:admin|api|inquiry)(?:\/|$)/.test(path)) return true;
  const [, folder, slug] = /^\/(business-goals|products)\/(.+)$/.exec(path) ?? [];
  if (folder === undefined || slug === undefined) return false;
  const others =
    folder === 'products'
      ? [slug.replaceAll('-', '_')]
      : goalSlugsToTry(decoded(slug)).map(encodeURIComponent);
  return others.some((other) => view.paths.has(`/${folder}/${other}`));
}

/** Links in a text that show as its words alone, and embedded entries that show as nothing. */
function entryLinkFindings(view: SpaceView, entry: ExaminedEntry): Found[] {
  return Object.entries(entry.fields).flatMap(([field, value]) => {
    if (!isRichText(value)) return [];
    return [...looseNodes(value)].flatMap(({ nodeType, data }) => {
      const target = view.entry(toLinkId(data?.target, 'Entry') ?? '');
      if (target === undefined) return [];
      const message = whyNoLink(String(nodeType), target);
      return message === null ? [] : [aboutEntry(view, entry, 'warning', field, message)];
    });
  });
}

function whyNoLink(nodeType: string, target: ExaminedEntry): string | null {
  if (nodeType.startsWith('embedded-')) {
    return isHidden(target)
      ? `The text embeds ${target.id}, which is hidden, so nothing shows for it.`
      : null;
  }
  if (nodeType !== 'entry-hyperlink' || ownPath(target) !== null) return null;
  const why = isHidden(target) ? 'is hidden' : 'has no page of its own';
  return `A link in the text leads to ${target.id}, which ${why}, so it shows as plain text.`;
}
