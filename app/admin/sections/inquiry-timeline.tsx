import { adminInquiryWords as words } from '#admin/copy/admin-inquiry-words.ts';
import { AdminCard, StateChip } from './admin-card.tsx';
import { HowToMail } from './how-to-mail.tsx';
import { Moment } from './moment.tsx';

type Delivery = {
  id: string;
  kind: keyof typeof words.kinds;
  state: keyof typeof words.states;
  created_at: number;
  due_at: number;
  attempts: number;
  last_error: string | null;
  finished_at: number | null;
};

const TONES = {
  waiting: 'notice',
  sent: 'good',
  parked: 'bad',
  digest: 'quiet',
  digested: 'quiet',
  kept: 'quiet',
} as const;

/** What was sent about an inquiry, how often it was tried, and what stood in the way. */
export function InquiryTimeline({
  deliveries,
  nowMs,
}: {
  deliveries: Delivery[];
  /** When the deliveries were read. */
  nowMs: number;
}) {
  return (
    <AdminCard title={words.detail.timeline}>
      {deliveries.length === 0 && <p className="text-text-2">{words.detail.noTimeline}</p>}
      <ol className="grid gap-4">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="border-l-2 border-line pl-4">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-[560]">{words.kinds[delivery.kind]}</span>
              <StateChip tone={TONES[delivery.state]}>{words.states[delivery.state]}</StateChip>
            </p>
            <p className="mt-1 text-small text-text-2">
              <Moment ms={delivery.created_at} />
              {delivery.attempts > 0 && `, ${words.tries(delivery.attempts)}`}
              {delivery.finished_at !== null && (
                <>
                  {', '}
                  {words.states[delivery.state]} <Moment ms={delivery.finished_at} />
                </>
              )}
              {delivery.state === 'waiting' && (
                <>
                  {', '}
                  {delivery.due_at > nowMs ? (
                    <>
                      {words.next} <Moment ms={delivery.due_at} />
                    </>
                  ) : (
                    words.nextSoon
                  )}
                </>
              )}
            </p>
            {delivery.state === 'kept' && (
              <p className="mt-1 text-small text-text-2">
                {delivery.kind === 'crm-webhook' ? (
                  words.keptBecause.crm
                ) : (
                  <>
                    {words.keptBecause.mail} <HowToMail />
                  </>
                )}
              </p>
            )}
            {delivery.last_error && (
              <p className="mt-1 text-small break-words text-error">{delivery.last_error}</p>
            )}
          </li>
        ))}
      </ol>
    </AdminCard>
  );
}
