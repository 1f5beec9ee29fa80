import { isEmailAddress } from '#content/contact/is-email-address.ts';
import { englishWording } from '#copy/wordings.ts';
import {
  chooseTransport,
  composeMailBody,
  DeliveryError,
  toWireAddress,
  type InquirySettings,
  type Mail,
  type MailSite,
} from '#server/intake/intake.ts';
import { fault, ok, type Finding } from '../finding.ts';
import { domainOf } from './sender-path.ts';

const WAIT_MS = 20_000;

/**
 * The address that a probe goes to, as mail servers take it.
 * @throws Error naming the argument, when it is no address
 */
export function parseProbeAddress(given: string): string {
  const address = isEmailAddress(given.trim()) ? toWireAddress(given.trim()) : null;
  if (address === null)
    throw new Error('--probe must be followed by an email address, such as someone@example.com.');
  return address;
}

/** The mail of a probe, in the look of every other. */
export function composeProbe(to: string, { from, ...site }: MailSite & { from: string }): Mail {
  const title = `Mail from ${site.siteName} arrives`;
  const body = composeMailBody(site, {
    title,
    blocks: [
      {
        kind: 'paragraph',
        text: `The system doctor of ${site.siteUrl} sent this to see whether mail arrives. Nothing has to be done.`,
      },
      {
        kind: 'quiet',
        text: 'The header Authentication-Results of this mail says whether SPF, DKIM and DMARC pass.',
      },
    ],
  });
  return { from, to: [to], replyTo: null, subject: title, ...body, headers: {}, tags: {} };
}

/** Sends one short mail by the carrier of the site, and says where to look when it arrives. */
export async function sendProbe(
  to: string,
  { mail, siteName, siteUrl }: Pick<InquirySettings, 'mail' | 'siteName' | 'siteUrl'>,
): Promise<Finding> {
  const transport = chooseTransport(mail);
  if (transport === null) {
    return fault(
      'Probe',
      'not sent: no mail is set up',
      'Set EMAIL_TO with SES_FROM_EMAIL or SMTP_URL.',
    );
  }
  try {
    const receipt = await transport.send(
      composeProbe(to, { from: mail.from, siteName, siteUrl, wording: englishWording }),
      AbortSignal.timeout(WAIT_MS),
    );
    const domain = domainOf(mail.from);
    return ok(
      'Probe',
      `taken by the carrier, message id ${receipt}`,
      `In the mail at ${to}, show the original and look at Authentication-Results: spf=pass, dkim=pass with header.d=${domain} or a domain above it, dmarc=pass with header.from=${domain}. If it is not there, look into spam.`,
    );
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return fault('Probe', `failed: ${error.message}`, 'See the lines on mail above.');
  } finally {
    transport.close();
  }
}
