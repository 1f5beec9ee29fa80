import { isIPv4, isIPv6 } from 'node:net';

/** What a match says: pass, fail, softfail, neutral. */
export type SpfQualifier = '+' | '-' | '~' | '?';

export type SpfTerm = {
  text: string;
  qualifier: SpfQualifier;
  mechanism: 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'ip4' | 'ip6' | 'exists';
  /** The domain it asks about; null for the record's own. */
  domain: string | null;
};

export type SpfRecord = { terms: readonly SpfTerm[]; redirect: string | null };

const MECHANISM = /^([+\-~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?:([:/])(.*))?$/iu;
const MODIFIER = /^([a-z][\w.-]*)=(.*)$/iu;
const PREFIX_LENGTHS = /^(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/u;
const DOMAIN = /^(?:[a-z0-9_-]+\.)+(?!\d+\.?$)[a-z0-9-]+\.?$/iu;
const MACRO = /^(?:[\x21-\x24\x26-\x7e]|%\{[a-z]\d*r?[-.+,/_=]*\}|%[%_-])+$/iu;

/** Whether a text is the record of SPF and not some other text at the same name. */
export const isSpf = (text: string) => /^v=spf1(?: |$)/iu.test(text);

/** Whether only the receiver can tell which domain is meant: by who sends. */
export const hasMacro = (domain: string) => domain.includes('%');

/**
 * The terms of an SPF record (RFC 7208 sections 4.6.1, 5 and 6). Modifiers of unknown names are ignored.
 * @returns a text: the first term that is no term, for which every receiver answers permerror
 */
export function parseSpf(record: string): SpfRecord | string {
  const terms: SpfTerm[] = [];
  const modifiers = new Map<string, string>();
  for (const text of record.split(/ +/u).slice(1).filter(Boolean)) {
    const modifier = MODIFIER.exec(text);
    if (modifier) {
      const [, name, value] = modifier as unknown as [string, string, string];
      const known = ['redirect', 'exp'].includes(name.toLowerCase());
      if (known && (modifiers.has(name.toLowerCase()) || !isDomainSpec(value))) return text;
      modifiers.set(name.toLowerCase(), value);
      continue;
    }
    const term = parseTerm(text);
    if (term === null) return text;
    terms.push(term);
  }
  return { terms, redirect: modifiers.get('redirect') ?? null };
}

function parseTerm(text: string): SpfTerm | null {
  const found = MECHANISM.exec(text);
  if (!found) return null;
  const [, sign, name = '', divider, rest = ''] = found;
  const mechanism = name.toLowerCase() as SpfTerm['mechanism'];
  const term = { text, qualifier: (sign || '+') as SpfQualifier, mechanism, domain: null };
  switch (mechanism) {
    case 'all':
      return divider === undefined ? term : null;
    case 'ip4':
    case 'ip6': {
      const [address = '', length = ''] = rest.split('/');
      const [isAddress, longest] = mechanism === 'ip4' ? [isIPv4, 32] : [isIPv6, 128];
      const fits = !rest.includes('/') || isLength(length, longest);
      return divider === ':' && isAddress(address) && fits ? term : null;
    }
    case 'include':
    case 'exists':
      return divider === ':' && isDomainSpec(rest) ? { ...term, domain: rest } : null;
    default: {
      if (divider === undefined) return term;
      const slash = divider === '/' ? 0 : rest.search(/\/\/?\d/u);
      const domain = divider === '/' ? '' : slash === -1 ? rest : rest.slice(0, slash);
      const lengths = divider === '/' ? `/${rest}` : slash === -1 ? '' : rest.slice(slash);
      if (divider === ':' && !isDomainSpec(domain)) return null;
      const [whole, four = '0', six = '0'] = PREFIX_LENGTHS.exec(lengths) ?? [];
      if (whole === undefined || !isLength(four, 32) || !isLength(six, 128)) return null;
      if (mechanism === 'ptr' && lengths !== '') return null;
      return { ...term, domain: domain || null };
    }
  }
}

const isLength = (digits: string, longest: number) =>
  /^\d{1,3}$/u.test(digits) && Number(digits) <= longest;

const isDomainSpec = (text: string) => (hasMacro(text) ? MACRO : DOMAIN).test(text);
