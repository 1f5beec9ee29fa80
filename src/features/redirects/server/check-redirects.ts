import { ADDRESSES, plainPath } from '#content/addresses/addresses.ts';
import { isSameRule } from './parse-redirect.ts';
import { addressKey, keysUpwards, pathKey, splitQuery } from './path-key.ts';
import type { Numbered, RedirectRule, Refusal } from './redirect-rule.ts';
import { createRegionIndex, overlap, type Region } from './region-index.ts';

/** Far above what any site moved with; the table is held in memory. */
export const MOST_REDIRECTS = 20_000;

/** What stands at addresses is no page, or the site itself leads on from there: nothing is ever looked up. */
const RESERVED: readonly Region[] = ADDRESSES.filter(
  ({ contentType, of, leadsTo }) => leadsTo ?? (contentType ?? of) === undefined,
).map((row) => ({ key: plainPath(row), below: row.of === undefined }));
/** The framework answers with the data of a page. */
const PAGE_DATA = /\.data$/u;

export type GivenRule = Numbered<{ rule: RedirectRule; text: string }>;

export type CheckedRedirects = {
  /** Could be written; `former` is the rule in force that this one takes the place of. */
  accepted: (GivenRule & { former: RedirectRule | null })[];
  /** Says what is in force already. */
  unchanged: GivenRule[];
  refused: Numbered<{ text: string; refusal: Refusal; otherLine?: number }>[];
};

/**
 * Decides which redirects could come into force beside those that are. Each is checked in the order it was given, against
 * all that stand by then, so that no accepted one leads to the old address of another, a page that exists is never the
 * old address of one, and every refused one is named at once.
 * @param standing in force; they stay unless a given one takes their place
 * @param site.pages paths of every page of the site
 * @param site.mayReplace whether a given one may take the place of one in force with the same old address
 */
export function checkRedirects(
  standing: readonly RedirectRule[],
  given: readonly GivenRule[],
  { pages, mayReplace }: { pages: readonly string[]; mayReplace: boolean },
): CheckedRedirects {
  const rules = new RulesInForce(pages);
  const lines = new Map<string, number>();
  const checked: CheckedRedirects = { accepted: [], unchanged: [], refused: [] };
  for (const rule of standing) rules.enter(rule);
  for (const one of given) {
    const { rule, line, text } = one;
    const key = addressKey(rule.from);
    const former = rules.get(key);
    const isTaken = former !== null && (!mayReplace || lines.has(key));
    const refusal: Refusal | null = isTaken
      ? { reason: 'duplicate', about: former.from }
      : rules.faultOf(rule);
    if (refusal) {
      const other = refusal.about === undefined ? undefined : lines.get(addressKey(refusal.about));
      const otherLine = other === undefined ? {} : { otherLine: other };
      checked.refused.push({ line, text, refusal, ...otherLine });
      continue;
    }
    lines.set(key, line);
    if (former && isSameRule(former, rule)) {
      checked.unchanged.push(one);
      continue;
    }
    if (former) rules.leave(former);
    rules.enter(rule);
    checked.accepted.push({ ...one, former });
  }
  return checked;
}

/** The rules that stand so far, by old and by new address. */
class RulesInForce {
  readonly #rules = new Map<string, RedirectRule>();
  readonly #froms = createRegionIndex();
  readonly #targets = createRegionIndex();
  readonly #pages: ReturnType<typeof indexPages>;

  constructor(pages: readonly string[]) {
    this.#pages = indexPages(pages);
  }

  get(key: string): RedirectRule | null {
    return this.#rules.get(key) ?? null;
  }

  enter(rule: RedirectRule): void {
    const key = addressKey(rule.from);
    this.#rules.set(key, rule);
    this.#froms.add(key, fromRegion(rule));
    const target = targetRegion(rule);
    if (target) this.#targets.add(key, target);
  }

  leave(rule: RedirectRule): void {
    const key = addressKey(rule.from);
    this.#rules.delete(key);
    this.#froms.remove(key, fromRegion(rule));
    const target = targetRegion(rule);
    if (target) this.#targets.remove(key, target);
  }

  /** Why a rule cannot stand beside these; null when it can. */
  faultOf(rule: RedirectRule): Refusal | null {
    const key = addressKey(rule.from);
    const own = fromRegion(rule);
    const shadow = shadowOf(own) ?? this.#pages.shadowOf(own);
    if (shadow) return shadow;
    if (!this.#rules.has(key) && this.#rules.size >= MOST_REDIRECTS) return { reason: 'too-many' };
    const target = targetRegion(rule);
    if (target && overlap(own, target)) return { reason: 'loop', about: rule.from };
    const leadsTo = target && this.#froms.findOther(key, target);
    if (leadsTo) {
      const next = targetRegion(this.#rules.get(leadsTo)!);
      return this.#inTheWay(next && overlap(next, own) ? 'loop' : 'chain', leadsTo);
    }
    const ledFrom = this.#targets.findOther(key, own);
    return ledFrom === null ? null : this.#inTheWay('chain', ledFrom);
  }

  /** The address that stands in the way is told as the other rule writes it. */
  #inTheWay(reason: 'loop' | 'chain', other: string): Refusal {
    return { reason, about: this.#rules.get(other)!.from };
  }
}

function fromRegion({ from, kind }: RedirectRule): Region {
  return { key: pathKey(splitQuery(from)[0]), below: kind === 'prefix' };
}

function targetRegion({ to, kind }: RedirectRule): Region | null {
  if (to === null) return null;
  return { key: pathKey(to.split(/[?#]/u, 1)[0]!), below: kind === 'prefix' };
}

/** Whether an address belongs to a part of the site that has no pages. */
export function isReserved(pathname: string): boolean {
  return shadowOf({ key: pathKey(pathname), below: false }) !== null;
}

/** Whether the site answers there by itself, with no page. */
function shadowOf(region: Region): Refusal | null {
  const own = RESERVED.find((each) => overlap(each, region));
  if (own) return { reason: 'reserved', about: own.key };
  return PAGE_DATA.test(region.key) ? { reason: 'reserved', about: region.key } : null;
}

function indexPages(pages: readonly string[]) {
  const own = new Map<string, string>();
  const below = new Map<string, string>();
  for (const page of pages) {
    const path = page.split('?', 1)[0]!;
    const key = pathKey(path);
    own.set(key, path);
    for (const above of keysUpwards(key)) if (!below.has(above)) below.set(above, path);
  }
  return {
    shadowOf(region: Region): Refusal | null {
      const page = own.get(region.key);
      if (page !== undefined) return { reason: 'page', about: page };
      const inside = region.below ? below.get(region.key) : undefined;
      return inside === undefined ? null : { reason: 'pages-below', about: inside };
    },
  };
}
