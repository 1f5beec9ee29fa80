import { fault, type Finding } from '../finding.ts';
import { checkDkim } from './check-dkim.ts';
import { checkDmarc } from './check-dmarc.ts';
import { checkSpf } from './check-spf.ts';
import { textsAt, type DnsResolver } from './dns-resolver.ts';
import { notChecked } from './domain-check.ts';
import type { SenderPath } from './sender-path.ts';

/**
 * Whether receivers can tell that mail of the site is from its domain.
 */
export async function checkSenderDomain(
  path: SenderPath,
  resolver: DnsResolver,
): Promise<Finding[]> {
  const { fromDomain } = path;
  try {
    const { nameExists } = await textsAt(resolver, fromDomain);
    if (!nameExists) {
      return [
        fault(
          'Sender domain',
          `DNS knows no ${fromDomain}, so receivers refuse mail from it`,
          'Check the sender in SES_FROM_EMAIL or MAIL_FROM. If it is right, this machine may ask a DNS server that knows only an inner network.',
        ),
      ];
    }
  } catch (error) {
    return [notChecked('Sender domain', error)];
  }
  const [spf, dkim] = await Promise.all([checkSpf(path, resolver), checkDkim(path, resolver)]);
  const dmarc = await checkDmarc(path, resolver, { spf: spf.result, dkim: dkim.result });
  return [...spf.findings, ...dkim.findings, ...dmarc];
}
