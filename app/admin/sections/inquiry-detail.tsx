import { adminInquiryWords } from '#admin/copy/admin-inquiry-words.ts';
import { telephoneAddress } from '#content/contact/telephone-address.ts';
import { momentWords } from '#copy/moment-words.ts';
import { spamReasonWords } from '#copy/spam-words.ts';
import { Icon } from '#ui/icon.tsx';
import { AdminCard, FactList, StateChip } from './admin-card.tsx';
import { AdminHeading } from './admin-frame.tsx';
import { AllInquiriesLink } from './all-inquiries-link.tsx';
import { Moment } from './moment.tsx';
import { useOwnerTimeZone } from './owner-time-zone.tsx';
import { mailAddress, replyAddress } from './reply-address.ts';

const words = adminInquiryWords;
const { detail } = words;

export type ShownInquiry = {
  number: number;
  received_at: number;
  form_type: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  location: string;
  consent: string;
  sent_by: 'script' | 'plain';
  spam_verdict: keyof typeof words.verdicts;
  spamReasons: string[];
  handled_at: number | null;
  deliveries: { state: string; kind: string }[];
};

const TAPPED = 'text-link underline underline-offset-4';

/** One inquiry in full. Everything a visitor wrote is text, never markup or an address of ours. */
export function InquiryDetail({ inquiry }: { inquiry: ShownInquiry }) {
  const timeZone = useOwnerTimeZone();
  const telephone = telephoneAddress(inquiry.phone);
  const isKept = inquiry.deliveries.some(
    ({ state, kind }) => state === 'kept' && kind === 'owner-mail',
  );
  const optional = (name: string, value: string) => (value === '' ? [] : [[name, value] as const]);
  return (
    <>
      <div>
        <AllInquiriesLink />
        <AdminHeading title={`${words.number(inquiry.number)} ${inquiry.name}`} />
        <div className="mt-3 flex flex-wrap gap-2">
          <StateChip tone={inquiry.handled_at === null ? 'good' : 'quiet'}>
            {inquiry.handled_at === null ? words.open : words.handled}
          </StateChip>
          <StateChip tone={inquiry.spam_verdict === 'clean' ? 'quiet' : 'notice'}>
            {words.verdicts[inquiry.spam_verdict]}
          </StateChip>
          {isKept && <StateChip>{words.kept}</StateChip>}
        </div>
      </div>
      <AdminCard title={detail.message}>
        <p className="max-w-[70ch] break-words whitespace-pre-wrap">{inquiry.message}</p>
        <div className="mt-6 border-t border-line pt-5">
          <FactList
            facts={[
              [detail.received, <Moment key="received" ms={inquiry.received_at} />],
              [detail.form, inquiry.form_type],
              [
                detail.email,
                <a key="email" href={mailAddress(inquiry.email)} className={TAPPED}>
                  {inquiry.email}
                </a>,
              ],
              ...(telephone
                ? [
                    [
                      detail.phone,
                      <a key="phone" href={telephone} className={TAPPED}>
                        {inquiry.phone}
                      </a>,
                    ] as const,
                  ]
                : optional(detail.phone, inquiry.phone)),
              ...optional(detail.company, inquiry.company),
              ...optional(detail.subject, inquiry.subject),
              ...optional(detail.page, inquiry.location),
              ...optional(detail.consent, inquiry.consent),
              ...optional(detail.browser, inquiry.sent_by === 'plain' ? detail.withoutScript : ''),
              [detail.verdict, words.verdicts[inquiry.spam_verdict]],
              ...optional(detail.reasons, inquiry.spamReasons.map(spamReasonWords).join('; ')),
            ]}
          />
        </div>
        <p className="mt-5 text-note">
          <a
            href={replyAddress(inquiry, momentWords(inquiry.received_at, timeZone))}
            suppressHydrationWarning
            className="inline-flex min-h-6 items-center gap-2 text-link underline underline-offset-4"
          >
            <Icon name="mail" size={18} />
            {detail.reply}
          </a>
        </p>
      </AdminCard>
    </>
  );
}
