import { reachesNobody } from '#content/contact/mail-address.ts';
import type { MailSettings } from '#server/intake/intake.ts';
import { fault, warning, type Finding } from './finding.ts';
import { checkSenderDomain } from './mail/check-sender-domain.ts';
import { checkSes } from './mail/check-ses.ts';
import { checkSmtp, smtpPath } from './mail/check-smtp.ts';
import type { DnsResolver } from './mail/dns-resolver.ts';

/**
 * Whether the carrier can be reached with these settings, and whether receivers will believe the mail. Sends nothing.
 * @param options.dkimSelector where the key of DKIM is, for a carrier that does not tell; null: not given
 */
export async function checkMail(
  mail: MailSettings,
  { resolver, dkimSelector }: { resolver: DnsResolver; dkimSelector: string | null },
): Promise<Finding[]> {
  if (mail.transport === 'none') {
    return [
      warning(
        'Mail',
        'none is sent: inquiries wait in the owner’s inbox',
        'Set EMAIL_TO with SES_FROM_EMAIL or SMTP_URL, or look into /admin every day.',
      ),
    ];
  }
  const nowhere = [...new Set([...mail.to, mail.from])].filter(reachesNobody);
  if (nowhere.length > 0) {
    return [
      fault(
        'Mail',
        `${nowhere.join(', ')}: the domain is kept for examples, and mail to it reaches nobody`,
        'Put addresses of your own into EMAIL_TO and SES_FROM_EMAIL or MAIL_FROM.',
      ),
    ];
  }
  if (mail.transport === 'ses') {
    const { findings, path } = await checkSes(mail, dkimSelector);
    return [...findings, ...(await checkSenderDomain(path, resolver))];
  }
  const path = smtpPath(mail.from, mail.smtpUrl!, dkimSelector);
  const [carrier, domain] = await Promise.all([
    checkSmtp(mail.smtpUrl!),
    checkSenderDomain(path, resolver),
  ]);
  return [carrier, ...domain];
}
