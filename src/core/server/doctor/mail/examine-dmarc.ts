import { textsAt, upwards, type DnsResolver } from './dns-resolver.ts';
import { parseTagList } from './tag-list.ts';

export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

export type DmarcExamination =
  | { state: 'none' }
  /** Receivers take it as none. */
  | { state: 'broken'; name: string; problem: string; records: readonly string[] }
  | {
      state: 'valid';
      /** The name it was found at, such as _dmarc.example.com. */
      name: string;
      record: string;
      /** What it asks for mail from this domain. */
      policy: DmarcPolicy;
      /** Domains at or below it belong together. */
      organizationalDomain: string;
      strict: { spf: boolean; dkim: boolean };
      /** Whether somebody gets the receivers' reports. */
      hasReports: boolean;
    };

type Found = { domain: string; record: string; tags: ReadonlyMap<string, string> };

const isDmarc = (text: string) => /^v\s*=\s*DMARC1\s*(?:;|$)/u.test(text);
const isPolicy = (text: string): text is DmarcPolicy =>
  ['none', 'quarantine', 'reject'].includes(text);

/** The names to ask: all upwards, but of a deep one only itself and the last seven labels (RFC 9989 section 4.10). */
function walkedNames(domain: string): string[] {
  const [own, ...above] = upwards(domain, 1);
  return [own!, ...above.filter((name) => name.split('.').length < 8)];
}

/**
 * The policy for mail from a domain: its own record, else that of the organizational domain, found by the walk up the
 * tree (RFC 9989 section 4.10; for most domains it ends where the list of public suffixes of RFC 7489 does).
 * @throws DnsUnavailable
 */
export async function examineDmarc(
  resolver: DnsResolver,
  fromDomain: string,
): Promise<DmarcExamination> {
  const found: Found[] = [];
  for (const domain of walkedNames(fromDomain)) {
    const name = `_dmarc.${domain}`;
    const records = (await textsAt(resolver, name)).texts.filter(isDmarc);
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1)
      return { state: 'broken', name, records, problem: `${records.length} records stand there` };
    const tags = parseTagList(record);
    if (!tags) return { state: 'broken', name, records, problem: 'it cannot be read' };
    found.push({ domain, record, tags });
    const psd = tags.get('psd');
    if (psd === 'n' || (psd === 'y' && domain !== fromDomain)) break;
  }
  const last = found.at(-1);
  if (last === undefined) return { state: 'none' };
  // Below a public suffix's own record the organization begins one label further down.
  const isSuffix = last.tags.get('psd') === 'y' && last.domain !== fromDomain;
  const organizationalDomain = isSuffix ? oneBelow(last.domain, fromDomain) : last.domain;
  const at = (domain: string) => found.find((one) => one.domain === domain);
  return toDmarcExamination(at(fromDomain) ?? at(organizationalDomain) ?? last, {
    fromDomain,
    organizationalDomain,
  });
}

const oneBelow = (suffix: string, domain: string) =>
  domain
    .split('.')
    .slice(-(suffix.split('.').length + 1))
    .join('.');

function toDmarcExamination(
  { domain, record, tags }: Found,
  { fromDomain, organizationalDomain }: { fromDomain: string; organizationalDomain: string },
): DmarcExamination {
  const name = `_dmarc.${domain}`;
  const asked = tags.get('p')?.toLowerCase() ?? '';
  const below = (domain !== fromDomain && tags.get('sp')?.toLowerCase()) || asked;
  if (!isPolicy(asked) || !isPolicy(below)) {
    const problem = 'its p= or sp= is missing, or neither none, quarantine nor reject';
    return { state: 'broken', name, records: [record], problem };
  }
  const isStrict = (tag: string) => tags.get(tag)?.toLowerCase() === 's';
  return {
    ...{ state: 'valid', name, record, policy: below, organizationalDomain },
    strict: { spf: isStrict('aspf'), dkim: isStrict('adkim') },
    hasReports: /mailto:/iu.test(tags.get('rua') ?? ''),
  };
}

/**
 * Whether a domain for which SPF or DKIM passes counts for the domain of the sender (RFC 9989 section 4.4).
 * @param isStrict only the same domain counts
 */
export function isAligned(
  domain: string,
  fromDomain: string,
  organizationalDomain: string,
  isStrict: boolean,
): boolean {
  if (domain === fromDomain) return true;
  if (isStrict) return false;
  return domain === organizationalDomain || domain.endsWith(`.${organizationalDomain}`);
}
