import { randomUUID } from 'node:crypto';
import { momentWords } from '#copy/moment-words.ts';
import { spamReasonWords } from '#copy/spam-words.ts';
import {
  type Clock,
  type SiteDatabase,
  readSiteValue,
  replaceSiteValue,
  writeSiteValue,
} from '#server/store/store.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';
import type { OwnerMailSettings } from './compose-owner-mail.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';

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
    await trx
      .insertInto('outbox')
      .values({
        ...{
          id: randomUUID(),
          lane: 'mail',
          kind: 'spam-digest',
          inquiry_number: null,
          state: 'waiting',
        },
        payload: JSON.stringify({ numbers: numbers.slice(0, LISTED_MAX), total: numbers.length }),
        ...{ created_at: nowMs, due_at: nowMs, attempts: 0, refusals: 0, ambiguous: 0 },
      })
      .execute();
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
  const inbox = `${settings.siteUrl}/admin/inquiries`;
  const entries = listed.map((row) => {
    const reasons = (JSON.parse(row.spam_reasons) as string[]).map(spamReasonWords).join('; ');
    const when = momentWords(row.received_at, settings.timeZone ?? 'UTC');
    return {
      number: row.number,
      words: `${when}, ${row.form_type}, ${row.name} <${row.email}>: ${reasons}`,
    };
  });
  const head = `${total} ${total === 1 ? 'message was' : 'messages were'} tagged as spam and not mailed one by one. All are kept; each can be marked as genuine in the inbox of the site.`;
  const rest = total > listed.length ? `and ${total - listed.length} more` : '';
  const all = `${inbox}?spam=spam`;
  return {
    from: settings.from,
    to: settings.to,
    replyTo: null,
    subject: `${settings.siteName}: ${total} tagged as spam`,
    text: [
      head,
      '',
      ...entries.map(({ number, words }) => `#${number}, ${words}`),
      ...(rest ? [rest] : []),
      '',
      `Open them in the inbox: ${all}`,
      '',
    ].join('\n'),
    html: [
      `<!doctype html><html lang="en"><body><p>${head}</p><ul>`,
      ...entries.map(
        ({ number, words }) =>
          `<li><a href="${escapeHtml(inbox)}/${number}">#${number}</a>, ${escapeHtml(words)}</li>`,
      ),
      ...(rest ? [`<li>${rest}</li>`] : []),
      `</ul><p><a href="${escapeHtml(all)}">Open them in the inbox</a></p></body></html>`,
    ].join(''),
    headers: {},
    tags: { kind: 'spam-digest' },
  };
}
