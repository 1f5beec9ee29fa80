import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { fill } from '#copy/wording.ts';
import { CardLink } from '#ui/card-link.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import { Day } from './moment.tsx';
import { StageChip, type StageName } from './stage-chip.tsx';

/** What else the same person has sent, newest first. */
export function OtherInquiries({
  email,
  others,
}: {
  email: string;
  others: {
    number: number;
    received_at: number;
    form_type: string;
    subject: string;
    stage: StageName;
    spam_verdict: keyof typeof words.verdicts;
  }[];
}) {
  if (others.length === 0) return null;
  return (
    <AdminCard title={words.detail.others} text={fill(words.detail.othersText, { email })}>
      <ul className="-my-3 divide-y divide-line text-note">
        {others.map((other) => (
          <li key={other.number} className="relative rounded-input py-3">
            <h3 className="text-note! leading-snug! tracking-normal!">
              <CardLink to={`/admin/inquiries/${other.number}`}>
                {fill(words.number, { number: other.number })} {other.subject || other.form_type}
              </CardLink>
            </h3>
            <p className="mt-1.5 flex flex-wrap items-center gap-2 text-small text-text-2">
              <Day ms={other.received_at} />
              <StageChip stage={other.stage} />
              {other.spam_verdict !== 'clean' && (
                <StateChip tone="notice">{words.verdicts[other.spam_verdict]}</StateChip>
              )}
            </p>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}
