import { fault, ok, skipped, warning, type Finding } from '../finding.ts';
import type { DnsResolver } from './dns-resolver.ts';
import { notChecked, type DomainCheck } from './domain-check.ts';
import { addCnames, dkimName, examineDkim, type DkimExamination } from './examine-dkim.ts';
import { NAME_SELECTOR, type SenderPath } from './sender-path.ts';

/** The keys by which receivers check the signatures of the carrier (RFC 6376). */
export async function checkDkim(path: SenderPath, resolver: DnsResolver): Promise<DomainCheck> {
  const { dkim, fromDomain } = path;
  if (dkim.state === 'unknown') {
    return {
      findings: [skipped('DKIM', dkim.found)],
      result: { domain: fromDomain, passes: null },
    };
  }
  if (dkim.state === 'off') {
    return {
      findings: [warning('DKIM', dkim.found, dkim.todo)],
      result: { domain: fromDomain, passes: false },
    };
  }
  try {
    for (const domain of dkim.domains) {
      const keys: [string, DkimExamination][] = [];
      for (const selector of dkim.selectors)
        keys.push([selector, await examineDkim(resolver, selector, domain)]);
      if (keys.every(([, { state }]) => state === 'none')) continue;
      const passes = keys.some(([, { state }]) => state === 'good');
      return { findings: toKeyFindings(domain, keys, dkim.zone), result: { domain, passes } };
    }
  } catch (error) {
    return { findings: [notChecked('DKIM', error)], result: { domain: fromDomain, passes: null } };
  }
  const [domain = fromDomain] = dkim.domains;
  const selectors = dkim.selectors.join(', ');
  if (!dkim.isCertain) {
    const found = `no key at the usual selectors of ${path.carrier.name} (${selectors}); ${NAME_SELECTOR}`;
    return { findings: [skipped('DKIM', found)], result: { domain, passes: null } };
  }
  const finding = fault(
    'DKIM',
    `${domain} has no key at ${selectors}, so signatures cannot be checked`,
    addKeys(domain, dkim.selectors, dkim.zone),
  );
  return { findings: [finding], result: { domain, passes: false } };
}

function addKeys(domain: string, selectors: readonly string[], zone: string | null): string {
  if (zone === null) {
    const names = selectors.map((selector) => dkimName(selector, domain)).join(', ');
    return `Add the TXT record that your mail provider shows for ${names}, "v=DKIM1; k=rsa; p=…", or correct the selector.`;
  }
  return addCnames(domain, selectors, zone);
}

/** One good key is enough: carriers keep others for the day they change them. */
function toKeyFindings(
  domain: string,
  keys: readonly (readonly [string, DkimExamination])[],
  zone: string | null,
): Finding[] {
  const good = keys.find(([, { state }]) => state === 'good');
  const missing = keys.filter(([, { state }]) => state === 'none').map(([selector]) => selector);
  const findings: Finding[] = [];
  if (good === undefined) {
    for (const [selector, key] of keys) {
      const name = dkimName(selector, domain);
      const publish = `Publish the key that your mail provider shows for ${name}.`;
      if (key.state === 'revoked')
        findings.push(fault('DKIM', `the key at ${name} is withdrawn: p= is empty`, publish));
      if (key.state === 'broken')
        findings.push(fault('DKIM', `the record at ${name} is void: ${key.problem}`, publish));
      if (key.state === 'short') {
        const found = `receivers ignore the key at ${name} (${key.key}): it is too short`;
        findings.push(fault('DKIM', found, 'Make a key of 2048 bits, and publish that.'));
      }
    }
  } else {
    const [selector, key] = good as [string, DkimExamination & { state: 'good' }];
    const found = `a key at ${dkimName(selector, domain)} (${key.key})`;
    findings.push(key.hint === null ? ok('DKIM', found) : warning('DKIM', found, key.hint));
  }
  if (zone !== null && missing.length > 0) {
    const found = `${missing.length} of ${keys.length} records are not in DNS; mail fails when the carrier changes keys`;
    findings.push(warning('DKIM', found, addKeys(domain, missing, zone)));
  }
  return findings;
}
