import { mailWords } from '#copy/en/mail-words.ts';
import { fill } from '#copy/wording.ts';
import { recipient } from '../mail/mail-addresses.ts';
import { composeMailBody, type MailSite } from '../mail/mail-body.ts';
import type { Mail } from '../mail/mail.ts';
import { confirmLink, unsubscribeLink } from './newsletter-links.ts';

/** The mail that asks whether the address really wants the newsletter. @throws DeliveryError for an unusable address */
export function composeConfirmation(
  subscription: { id: string; email: string; requested_at: number; language: string },
  settings: MailSite & { from: string; secret: string },
): Mail {
  const words = settings.wording.of(mailWords).newsletter;
  const confirm = confirmLink(subscription, settings);
  const leave = unsubscribeLink(subscription, settings);
  return {
    from: settings.from,
    to: [recipient(subscription.email)],
    replyTo: null,
    subject: fill(words.subject, { siteName: settings.siteName }),
    ...composeMailBody(settings, {
      title: words.title,
      blocks: [
        { kind: 'paragraph', text: fill(words.ask, { siteName: settings.siteName }) },
        { kind: 'button', text: words.confirm, href: confirm },
        { kind: 'quiet', text: words.otherwise, link: { text: words.leave, href: leave } },
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    tags: { kind: 'newsletter-confirmation' },
  };
}
