import { keysUpwards, pathKey, segmentsOf } from './path-key.ts';
import type { RedirectRule, RedirectStatus } from './redirect-rule.ts';

/** What a rule answers: where it leads on this site, or null where the page is gone for good (410). */
export type FoundRedirect =
  | { status: Exclude<RedirectStatus, 410>; location: string }
  | { status: 410; location: null };

export type RedirectTable = {
  /**
   * The answer for a path that has no page; null where no rule has one. An exact rule goes before a prefix, and a longer
   * prefix before a shorter one.
   * @param pathname as it was asked for, percent-encoded
   */
  find(pathname: string): FoundRedirect | null;
  size: number;
};

/** Takes the rules in force apart into what can be looked up at once. */
export function createRedirectTable(rules: Iterable<RedirectRule>): RedirectTable {
  const exact = new Map<string, RedirectRule>();
  const prefixes = new Map<string, RedirectRule>();
  for (const rule of rules)
    (rule.kind === 'exact' ? exact : prefixes).set(pathKey(rule.from), rule);

  function ruleFor(key: string): RedirectRule | null {
    const own = exact.get(key);
    if (own) return own;
    if (prefixes.size === 0) return null;
    for (const above of keysUpwards(key)) {
      const rule = prefixes.get(above);
      if (rule) return rule;
    }
    return null;
  }

  return {
    find(pathname) {
      const rule = ruleFor(pathKey(pathname));
      if (rule === null) return null;
      if (rule.status === 410 || rule.to === null) return { status: 410, location: null };
      return { status: rule.status, location: locationOf(rule, rule.to, pathname) };
    },
    size: exact.size + prefixes.size,
  };
}

/** A prefix keeps what follows it, as it was written. */
function locationOf(rule: RedirectRule, to: string, pathname: string): string {
  if (rule.kind === 'exact') return to;
  return [to, ...segmentsOf(pathname).slice(segmentsOf(rule.from).length)].join('/');
}
