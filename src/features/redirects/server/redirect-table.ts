import { askedIn, keysUpwards, pathKey, segmentsOf, splitQuery } from './path-key.ts';
import type { OldAddresses } from '#server/feature-server.ts';
import type { RedirectRule } from './redirect-rule.ts';

/**
 * Takes the rules in force apart into what can be looked up at once. An exact rule goes before a prefix, one that asks for
 * more of the query before one that asks for less, and a longer prefix before a shorter one. In `location`, a question mark
 * at the end says that nothing of the query goes along.
 */
export function createRedirectTable(rules: Iterable<RedirectRule>): OldAddresses {
  const exact = new Map<string, RedirectRule>();
  const asking = new Map<string, Asking[]>();
  const prefixes = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const [path, query] = splitQuery(rule.from);
    const asked = askedIn(query);
    const key = pathKey(path);
    if (asked.length === 0) (rule.kind === 'exact' ? exact : prefixes).set(key, rule);
    else {
      const others = asking.get(key) ?? [];
      const more = [...others, { rule, asked }].sort((a, b) => b.asked.length - a.asked.length);
      asking.set(key, more);
    }
  }

  function askingFor(key: string, query: string): Asking | null {
    const given = new URLSearchParams(query);
    const isGiven = ([name, value]: [string, string]) => given.has(name, value);
    return asking.get(key)?.find(({ asked }) => asked.every(isGiven)) ?? null;
  }

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
    find(address) {
      const [pathname, query] = splitQuery(address);
      const key = pathKey(pathname);
      const asking = query === '' ? null : askingFor(key, query);
      const rule = asking?.rule ?? ruleFor(key);
      if (rule === null) return null;
      if (rule.status === 410 || rule.to === null) return { status: 410, location: null };
      const location = asking
        ? withRest(rule.to, query, asking.asked)
        : locationOf(rule, rule.to, pathname);
      return { status: rule.status, location };
    },
    dependsOnQuery: (pathname) => asking.size > 0 && asking.has(pathKey(pathname)),
  };
}

/** A rule with what it asks for in the query. */
type Asking = { rule: RedirectRule; asked: [name: string, value: string][] };

/** What was asked for is answered; what else a link adds goes along. */
function withRest(to: string, query: string, asked: Asking['asked']): string {
  if (/[?#]/u.test(to)) return to;
  const rest = new URLSearchParams(query);
  for (const [name, value] of asked) rest.delete(name, value);
  return `${to}?${rest.toString()}`;
}

/** A prefix keeps what follows it, as it was written. */
function locationOf(rule: RedirectRule, to: string, pathname: string): string {
  if (rule.kind === 'exact') return to;
  return [to, ...segmentsOf(pathname).slice(segmentsOf(rule.from).length)].join('/');
}
