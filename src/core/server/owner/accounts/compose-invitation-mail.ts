import { cleanLine } from '#content/contact/clean-text.ts';
import { mailWords } from '#copy/en/mail-words.ts';
import { longMomentText } from '#copy/moment-text.ts';
import { fill } from '#copy/wording.ts';
import { composeMailBody, recipient, type Mail, type MailSite } from '#server/intake/intake.ts';
import type { InvitationMail } from './invite-person.ts';

/**
 * The mail that invites someone to the owner's screens: link, code, and how long they are good.
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeInvitationMail(
  { email, from, role, link, code, expiresAtMs }: InvitationMail,
  site: MailSite,
): Omit<Mail, 'from'> {
  const words = site.wording.of(mailWords).invitation;
  const who = cleanLine(from.name === from.email ? from.email : `${from.name} (${from.email})`);
  return {
    to: [recipient(email)],
    replyTo: null,
    subject: fill(words.title, { siteName: site.siteName }),
    ...composeMailBody(site, {
      title: fill(words.title, { siteName: site.siteName }),
      blocks: [
        {
          kind: 'paragraph',
          text: fill(words.invites, { who, siteName: site.siteName, role: words.roles[role] }),
        },
        { kind: 'button', text: words.open, href: link },
        {
          kind: 'paragraph',
          text: fill(words.byHand, { address: `${site.siteUrl}/admin/sign-up` }),
        },
        { kind: 'code', text: code },
        {
          kind: 'quiet',
          text: fill(words.rules, { until: longMomentText(site.wording, expiresAtMs) }),
        },
        { kind: 'quiet', text: words.otherwise },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    tags: {},
  };
}
