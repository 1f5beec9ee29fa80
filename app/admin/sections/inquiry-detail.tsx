import { adminInquiryWords } from '#admin/copy/admin-inquiry-words.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { AdminCard, FactList, StateChip } from './admin-card.tsx';
import { AdminHeading } from './admin-frame.tsx';
import { Moment } from './moment.tsx';

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
  spam_score: number;
  spamReasons: string[];
  handled_at: number | null;
};

/** One inquiry in full. Everything a visitor wrote is text, never markup or an address of ours. */
export function InquiryDetail({ inquiry }: { inquiry: ShownInquiry }) {
  const optional = (name: string, value: string) => (value === '' ? [] : [[name, value] as const]);
  return (
    <>
      <div>
        <p className="mb-2 text-note">
          <SiteLink
            to="/admin/inquiries"
            className="inline-flex min-h-6 items-center gap-2 text-link underline-offset-4 hover:underline"
          >
            <Icon name="arrow-left" size={18} />
            {detail.back}
          </SiteLink>
        </p>
        <AdminHeading title={`${words.number(inquiry.number)} ${inquiry.name}`} />
        <div className="mt-3 flex flex-wrap gap-2">
          <StateChip tone={inquiry.handled_at === null ? 'good' : 'quiet'}>
            {inquiry.handled_at === null ? words.open : words.handled}
          </StateChip>
          <StateChip tone={inquiry.spam_verdict === 'clean' ? 'quiet' : 'notice'}>
            {words.verdicts[inquiry.spam_verdict]}
          </StateChip>
        </div>
      </div>
      <AdminCard title={detail.message}>
        <p className="max-w-[70ch] break-words whitespace-pre-wrap">{inquiry.message}</p>
        <div className="mt-6 border-t border-line pt-5">
          <FactList
            facts={[
              [detail.received, <Moment key="received" ms={inquiry.received_at} />],
              [detail.form, inquiry.form_type],
              [detail.email, inquiry.email],
              ...optional(detail.phone, inquiry.phone),
              ...optional(detail.company, inquiry.company),
              ...optional(detail.subject, inquiry.subject),
              ...optional(detail.page, inquiry.location),
              ...optional(detail.consent, inquiry.consent),
              [detail.sentBy, inquiry.sent_by === 'script' ? detail.byScript : detail.byPlain],
              [detail.verdict, `${words.verdicts[inquiry.spam_verdict]} (${inquiry.spam_score})`],
              ...optional(detail.reasons, inquiry.spamReasons.join(', ')),
            ]}
          />
        </div>
        <p className="mt-5 text-note">
          <a
            href={`mailto:${encodeURIComponent(inquiry.email)}`}
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
