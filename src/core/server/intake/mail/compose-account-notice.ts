import { mailWords } from '#copy/en/mail-words.ts';
import { momentText } from '#copy/moment-text.ts';
import { fill } from '#copy/wording.ts';
import { cleanLine } from '#content/contact/clean-text.ts';
import { recipient } from './mail-addresses.ts';
import { composeMailBody, type MailSite } from './mail-body.ts';
import type { Mail } from './mail.ts';
import type { AccountNotice } from './queue-account-notices.ts';

/**
 * The mail that tells an owner of a change of an account: who, when, and what to do where nobody knows of it.
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeAccountNotice(
  { to, ...notice }: AccountNotice & { to: string },
  site: MailSite & { from: string; timeZone: string | null },
): Mail {
  const words = site.wording.of(mailWords).accountNotice;
  const { title, text } = words.acts[notice.act];
  const moment = (ms: number) => momentText(site.wording, ms, site.timeZone ?? 'UTC');
  const values: Record<string, string> = {
    by: cleanLine(notice.by),
    whom: cleanLine(notice.whom),
    role: notice.role ? words.roles[notice.role] : '',
    from: notice.countsFromMs === undefined ? '' : moment(notice.countsFromMs),
  };
  return {
    from: site.from,
    to: [recipient(to)],
    replyTo: null,
    subject: fill(words.subject, { siteName: site.siteName, title }),
    ...composeMailBody(site, {
      title,
      blocks: [
        { kind: 'paragraph', text: fill<string>(text, values) },
        { kind: 'facts', facts: [{ name: words.when, value: moment(notice.atMs) }] },
        { kind: 'button', text: words.open, href: `${site.siteUrl}/admin/people` },
        { kind: 'quiet', text: words.otherwise },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    tags: {},
  };
}
