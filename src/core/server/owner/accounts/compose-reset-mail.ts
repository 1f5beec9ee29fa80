import { mailWords } from '#copy/en/mail-words.ts';
import { fill } from '#copy/wording.ts';
import { composeMailBody, recipient, type Mail, type MailSite } from '#server/intake/intake.ts';

/**
 * The mail with the link that sets a new password. Nothing in it comes from whoever asked for it.
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeResetMail(
  reset: { email: string; link: string; minutes: number },
  site: MailSite,
): Omit<Mail, 'from'> {
  const words = site.wording.of(mailWords).reset;
  return {
    to: [recipient(reset.email)],
    replyTo: null,
    subject: fill(words.subject, { siteName: site.siteName }),
    ...composeMailBody(site, {
      title: words.title,
      blocks: [
        {
          kind: 'paragraph',
          text: fill(words.ask, { siteName: site.siteName, minutes: reset.minutes }),
        },
        { kind: 'button', text: words.open, href: reset.link },
        { kind: 'quiet', text: words.otherwise },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    tags: {},
  };
}
