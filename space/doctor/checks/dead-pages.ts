import { goalSlugsToTry } from '#content/goals/goal-slug.ts';
import { looseNodes } from '../links-in.ts';
import { isRichText } from '#content/rich-text/to-rich-text.ts';
import { toLinkId } from '#content/mapping/read-fields.ts';
import { addressesIn } from '../addresses-in.ts';
import { isHidden, ownPath } from '../entry-pages.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Finding } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

const check = 'dead-pages';

/** Pages of the site that are no main pages: they show what a visitor asks for or has gathered. */
const OTHER_PAGES = new Set(['/machines/compare', '/project', '/search']);

/** Addresses inside the site that answer “not found”, and links in texts to entries without a page. */
export function checkDeadPages(view: SpaceView): Finding[] {
  return view.entries
    .filter((entry) => !isHidden(entry))
    .flatMap((entry) => [...addressFindings(view, entry), ...entryLinkFindings(view, entry)]);
}

function addressFindings(view: SpaceView, entry: ExaminedEntry): Finding[] {
  return addressesIn(entry).flatMap(({ field, address }) => {
    const path = toSitePath(address, view.options.siteUrl);
    if (path === null || isAlive(view, path)) return [];
    const message = `${address} leads to no page of the site. Correct the address, or publish what it names.`;
    return [aboutEntry(view, entry, { check, severity: 'error', field, message })];
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
  return url.pathname.replace(/(?<=.)\/+$/, '');
}

function isAlive(view: SpaceView, path: string): boolean {
  if (view.paths.has(path) || OTHER_PAGES.has(path)) return true;
  // Files and the owner's screens are no pages of the space.
  if (/\.[a-z0-9]{2,11}$/i.test(path) || /^\/(?:admin|api|inquiry)(?:\/|$)/.test(path)) return true;
  const [, folder, slug] = /^\/(business-goals|products)\/(.+)$/.exec(path) ?? [];
  if (folder === undefined || slug === undefined) return false;
  const others =
    folder === 'products'
      ? [slug.replaceAll('-', '_')]
      : goalSlugsToTry(decodeURIComponent(slug)).map(encodeURIComponent);
  return others.some((other) => view.paths.has(`/${folder}/${other}`));
}

function entryLinkFindings(view: SpaceView, entry: ExaminedEntry): Finding[] {
  return Object.entries(entry.fields).flatMap(([field, value]) => {
    if (!isRichText(value)) return [];
    const targets = [...looseNodes(value)]
      .filter(({ nodeType }) => nodeType === 'entry-hyperlink')
      .map(({ data }) => view.entry(toLinkId(data?.target, 'Entry') ?? ''));
    return targets
      .filter((target) => target !== undefined)
      .filter((target) => ownPath(target) === null)
      .map((target) => {
        const why = isHidden(target) ? 'is hidden' : 'has no page of its own';
        const message = `A link in the text leads to ${target.id}, which ${why}, so it shows as plain text.`;
        return aboutEntry(view, entry, { check, severity: 'warning', field, message });
      });
  });
}
