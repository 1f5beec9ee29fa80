import { withoutLastSlashes } from '#content/slugs/without-last-slashes.ts';
import { addressKey } from './path-key.ts';
import { toUtf8Address } from '#server/http/http.ts';
import {
  REDIRECT_STATUSES,
  type RedirectKind,
  type RedirectRule,
  type RedirectStatus,
  type Refusal,
} from './redirect-rule.ts';

/** What was written in a form or in a line of a file. */
export type WrittenRedirect = { from: string; to: string; kind: string; status: string };

/** What is known of the site where addresses are written. */
export type SiteAddresses = {
  /** Origins under which this site is known: an address may be written with one of them. */
  origins: readonly string[];
  /** The one spelling of a path that the site itself leads to; null where it has no better one. */
  placeOf(pathname: string): string | null;
};

export type ParsedRedirect = { ok: true; rule: RedirectRule } | { ok: false; refusal: Refusal };

const LONGEST_FROM = 500;
const LONGEST_TARGET = 1_000;
/** Any host that is none: what leads away from it leads away from this site. */
const BASE = 'https://this-site.invalid';
const EVERYTHING_BELOW = '/*';

/** Reads one redirect. Where neither kind nor status is written, it is an exact one and for good (301). */
export function parseRedirect(written: WrittenRedirect, site: SiteAddresses): ParsedRedirect {
  const kind = parseKind(written.kind);
  if (kind === null) return refused('kind');
  const status = parseStatus(written.status);
  if (status === null) return refused('status');
  const from = parseFrom(written.from, kind);
  if (typeof from !== 'string') return { ok: false, refusal: from };
  const typed = withoutOrigin(written.to.trim(), site.origins);
  if (status === 410) {
    return typed === ''
      ? { ok: true, rule: { from, kind, to: null, status } }
      : refused('gone-target');
  }
  const to = parseTarget(typed, kind, site);
  return typeof to === 'string'
    ? { ok: true, rule: { from, kind, to, status } }
    : { ok: false, refusal: to };
}

function refused(reason: Refusal['reason']): ParsedRedirect {
  return { ok: false, refusal: { reason } };
}

function parseKind(written: string): RedirectKind | null {
  const kind = written.trim().toLowerCase() || 'exact';
  return kind === 'exact' || kind === 'prefix' ? kind : null;
}

function parseStatus(written: string): RedirectStatus | null {
  const status = written.trim() || '301';
  return REDIRECT_STATUSES.find((known) => String(known) === status) ?? null;
}

/** @returns the path with what it asks for, or why it is none. Of a whole address, as of a host that was the owner's, the path counts. */
function parseFrom(written: string, kind: RedirectKind): string | Refusal {
  const typed = toUtf8Address(withoutEnd(withoutAnyOrigin(written.trim()), kind));
  if (typed === '') return { reason: 'no-from' };
  if (typed.length > LONGEST_FROM) return { reason: 'from-length' };
  if (leadsAway(typed)) return { reason: 'from-host' };
  if (typed.includes('#') || (kind === 'prefix' && typed.includes('?')))
    return { reason: 'from-query' };
  const path = toPath(typed);
  // A star elsewhere than at the end of a prefix would be taken for itself, which nobody means.
  if (path === null || path.pathname.includes('*')) return { reason: 'from-path' };
  return withoutLastSlashes(path.pathname) + path.search;
}

/** @returns the address on this site, or why it is none */
function parseTarget(written: string, kind: RedirectKind, site: SiteAddresses): string | Refusal {
  const typed = withoutEnd(written, kind);
  if (typed === '') return { reason: 'no-target' };
  if (typed.length > LONGEST_TARGET) return { reason: 'target-length' };
  if (leadsAway(typed)) return { reason: 'target-host' };
  const target = toPath(typed);
  if (target === null) return { reason: 'target-path' };
  const { pathname, search, hash } = target;
  // What follows a prefix is put behind the path.
  if (kind === 'prefix' && search + hash !== '') return { reason: 'target-query' };
  const bare = withoutLastSlashes(pathname);
  return (site.placeOf(bare) ?? bare) + search + hash;
}

function withoutOrigin(typed: string, origins: readonly string[]): string {
  const origin = origins.find(
    (own) =>
      typed.toLowerCase().startsWith(own.toLowerCase()) &&
      /^[/?#]|^$/u.test(typed.slice(own.length)),
  );
  if (origin === undefined) return typed;
  const rest = typed.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function withoutAnyOrigin(typed: string): string {
  const origin = /^https?:\/\/[^/?#\s]+/iu.exec(typed)?.[0];
  return origin === undefined ? typed : withoutOrigin(typed, [origin]);
}

/** `/shop/*` is how many write a prefix. */
function withoutEnd(typed: string, kind: RedirectKind): string {
  if (kind !== 'prefix' || !typed.endsWith(EVERYTHING_BELOW)) return typed;
  return typed.slice(0, -EVERYTHING_BELOW.length) || '/';
}

/** Whether a browser would take it for an address of another host: `https:…`, `//host`, and `/\host`. */
function leadsAway(typed: string): boolean {
  if (/^[a-z][a-z\d+.-]*:/iu.test(typed) || /^[/\\]{2}/u.test(typed)) return true;
  return URL.parse(typed, BASE)?.origin !== BASE;
}

/** A path of this site, percent-encoded, or null: it begins with a slash and every percent sign stands for a character. */
function toPath(typed: string): URL | null {
  if (!typed.startsWith('/') || /[\\\p{Cc}\u{fffd}]/u.test(typed)) return null;
  const url = URL.parse(typed, BASE);
  if (url === null || url.pathname.startsWith('//')) return null;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(url.pathname)) ? null : url;
  } catch {
    return null;
  }
}

/** Whether two redirects say the same of the same address. */
export function isSameRule(one: RedirectRule, other: RedirectRule): boolean {
  return (
    addressKey(one.from) === addressKey(other.from) &&
    one.kind === other.kind &&
    one.to === other.to &&
    one.status === other.status
  );
}
