import { mailWords } from '#copy/en/mail-words.ts';
import { momentText } from '#copy/moment-text.ts';
import { spamReasonText } from '#copy/spam-reason-text.ts';
import { count, fill } from '#copy/wording.ts';
import {
  type Clock,
  type SiteDatabase,
  readSiteValue,
  replaceSiteValue,
  writeSiteValue,
} from '#server/store/store.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';
import type { OwnerMailSettings } from './compose-owner-mail.ts';
import { composeMailBody } from './mail-body.ts';
import type { Mail } from './mail.ts';
import { queueMails } from './outbox-tables.ts';

const LAST_DAY = 'spam-digest-day';
const LISTED_MAX = 500;

/**
 * Once a day puts one mail into the outbox that lists what was tagged as spam since the last. Of several processes
 * one does it; the first day only sets the mark.
 * @returns how many inquiries are listed
 */
export async function queueSpamDigest(database: SiteDatabase, clock: Clock): Promise<number> {
  const nowMs = clock.now();
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const last = await readSiteValue(database.query, LAST_DAY);
  if (last === today) return 0;
  if (last === null) {
    await writeSiteValue(database.query, LAST_DAY, today, nowMs);
    return 0;
  }
  return database.transaction(async (trx) => {
    if (!(await replaceSiteValue(trx, LAST_DAY, last, today, nowMs))) return 0;
    const rows = await trx
      .selectFrom('outbox')
      .select(['id', 'inquiry_number'])
      .where('state', '=', 'digest')
      .orderBy('inquiry_number')
      .execute();
    if (rows.length === 0) return 0;
    const numbers = rows.map((row) => row.inquiry_number!);
    await queueMails(trx, {
      ...{ kind: 'spam-digest', atMs: nowMs },
      payload: { numbers: numbers.slice(0, LISTED_MAX), total: numbers.length },
    });
    await trx
      .updateTable('outbox')
      .set({ state: 'digested', finished_at: nowMs })
      .where('state', '=', 'digest')
      .execute();
    return numbers.length;
  });
}

type Listed = Pick<InquiryRow, 'received_at' | 'form_type' | 'name' | 'email' | 'spam_reasons'> & {
  number: number;
};

/** The daily list: who, when, why, not what. The words themselves wait in the owner's inbox. */
export function composeSpamDigest(
  listed: readonly Listed[],
  total: number,
  settings: OwnerMailSettings,
): Mail {
  const { siteName, wording } = settings;
  const words = wording.of(mailWords).spamDigest;
  const inbox = `${settings.siteUrl}/admin/inquiries`;
  const entries = listed.map((row) => {
    const reasons = (JSON.parse(row.spam_reasons) as string[])
      .map((reason) => spamReasonText(wording, reason))
      .join('; ');
    const when = momentText(wording, row.received_at, settings.timeZone ?? 'UTC');
    return {
      lead: { text: `#${row.number}`, href: `${inbox}/${row.number}` },
      text: `${when}, ${row.form_type}, ${row.name} <${row.email}>: ${reasons}`,
    };
  });
  const rest =
    total > listed.length
      ? [{ lead: null, text: fill(words.rest, { count: total - listed.length }) }]
      : [];
  return {
    from: settings.from,
    to: settings.to,
    replyTo: null,
    subject: fill(words.subject, { siteName, total }),
    ...composeMailBody(settings, {
      title: count(wording, words.title, total),
      blocks: [
        { kind: 'paragraph', text: count(wording, words.head, total) },
        { kind: 'list', items: [...entries, ...rest] },
        { kind: 'button', text: words.open, href: `${inbox}?spam=spam` },
      ],
    }),
    headers: {},
    tags: { kind: 'spam-digest' },
  };
}
