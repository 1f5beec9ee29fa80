import { fault, ok, skipped, warning, type Finding } from '../finding.ts';
import type { DnsResolver } from './dns-resolver.ts';
import { notChecked, type Passes } from './domain-check.ts';
import { examineDmarc, isAligned, type DmarcPolicy } from './examine-dmarc.ts';
import type { SenderPath } from './sender-path.ts';

const POLICIES: Record<DmarcPolicy, string> = {
  none: 'receivers deliver mail that fails as they like, and only report it',
  quarantine: 'receivers put mail that fails into spam',
  reject: 'receivers refuse mail that fails',
};

/** The policy for mail of the sender, and whether SPF or DKIM aligns as it asks (RFC 9989, before it RFC 7489). */
export async function checkDmarc(
  { fromDomain }: SenderPath,
  resolver: DnsResolver,
  results: { spf: Passes; dkim: Passes },
): Promise<Finding[]> {
  let dmarc;
  try {
    dmarc = await examineDmarc(resolver, fromDomain);
  } catch (error) {
    return [notChecked('DMARC', error)];
  }
  if (dmarc.state === 'none') {
    return [
      warning(
        'DMARC',
        `${fromDomain} has no policy, nor has a domain above it`,
        `Add a TXT record at _dmarc.${fromDomain}: "v=DMARC1; p=none; rua=mailto:ADDRESS", where ADDRESS is a mailbox of yours for reports.`,
      ),
    ];
  }
  if (dmarc.state === 'broken') {
    return [
      fault(
        'DMARC',
        `what stands at ${dmarc.name} counts as no policy: ${dmarc.problem}`,
        `Leave one TXT record there, such as "v=DMARC1; p=none; rua=mailto:ADDRESS". Now: ${dmarc.records.map((record) => `"${record}"`).join(', ')}`,
      ),
    ];
  }
  const { policy, name, hasReports, organizationalDomain, strict } = dmarc;
  const hint = hasReports
    ? policy === 'none'
      ? 'Once the reports show that your own mail passes, change p= to quarantine.'
      : null
    : 'Add rua=mailto:ADDRESS to the record: without it nobody tells you which mail fails.';
  const alignment = toAlignmentFinding(
    { fromDomain, policy },
    {
      SPF: aligned(results.spf, fromDomain, organizationalDomain, strict.spf),
      DKIM: aligned(results.dkim, fromDomain, organizationalDomain, strict.dkim),
    },
  );
  const found = `${policy} by ${name}: ${POLICIES[policy]}`;
  return [ok('DMARC', found, hint), alignment];
}

function aligned(
  { domain, passes }: Passes,
  fromDomain: string,
  organizationalDomain: string,
  isStrict: boolean,
): boolean | null {
  return isAligned(domain, fromDomain, organizationalDomain, isStrict) ? passes : false;
}

/** One of the two is enough for DMARC. */
function toAlignmentFinding(
  { fromDomain, policy }: { fromDomain: string; policy: DmarcPolicy },
  by: Record<'SPF' | 'DKIM', boolean | null>,
): Finding {
  const topic = 'Alignment';
  if (by.SPF && by.DKIM) return ok(topic, `SPF and DKIM both speak for ${fromDomain}`);
  if (by.DKIM) return ok(topic, `DKIM speaks for ${fromDomain}, which is enough for DMARC`);
  if (by.SPF && by.DKIM === false) {
    return warning(
      topic,
      `only SPF speaks for ${fromDomain}, and forwarded mail loses it`,
      'Have your mail provider sign with DKIM for this domain.',
    );
  }
  if (by.SPF) return ok(topic, `SPF speaks for ${fromDomain}; whether DKIM does is not known`);
  if (by.SPF === null || by.DKIM === null) {
    return skipped(
      topic,
      `whether SPF or DKIM speaks for ${fromDomain} cannot be told from here: a probe shows it (--probe)`,
    );
  }
  const todo = `Have your mail provider sign with DKIM for ${fromDomain}, or let it use a return address there.`;
  return policy === 'none'
    ? warning(topic, `neither SPF nor DKIM speaks for ${fromDomain}, so DMARC fails`, todo)
    : fault(topic, `neither SPF nor DKIM speaks for ${fromDomain}: ${POLICIES[policy]}`, todo);
}
