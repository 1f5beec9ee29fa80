import { mailWords } from '#copy/en/mail-words.ts';
import { fill } from '#copy/wording.ts';
import type { OwnerMailSettings } from './compose-owner-mail.ts';
import { composeMailBody } from './mail-body.ts';
import type { Mail } from './mail.ts';

/** Which destination does not take everything, and what it said. */
export type DestinationBreak = { id: string; name: string; reason: string };

/** The mail to the owner about a destination that has stopped taking everything. */
export function composeBreakMail(
  { id, name, reason }: DestinationBreak,
  settings: OwnerMailSettings,
): Mail {
  const words = settings.wording.of(mailWords).destinationBreak;
  const body = composeMailBody(settings, {
    title: fill(words.title, { name }),
    blocks: [
      { kind: 'paragraph', text: words.kept },
      ...(reason === '' ? [] : [{ kind: 'quote' as const, text: reason }]),
      { kind: 'button', text: words.open, href: `${settings.siteUrl}/admin/destinations/${id}` },
    ],
  });
  return {
    from: settings.from,
    to: settings.to,
    replyTo: null,
    subject: fill(words.title, { name }),
    ...body,
    headers: { 'Auto-Submitted': 'auto-generated' },
    tags: {},
  };
}
