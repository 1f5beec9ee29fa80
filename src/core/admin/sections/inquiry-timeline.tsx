import { SiteLink } from '#ui/site-link.tsx';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { count, fill } from '#copy/wording.ts';
import type { Delivery } from '#server/owner/owner.ts';
import { AdminCard, StateChip } from './admin-card.tsx';
import { Moment } from './moment.tsx';
import { useMayDo } from './role-permissions.tsx';

/** Leads whoever may set mail up to what is to be done for inquiries to be mailed. */
export function HowToMail() {
  if (!useMayDo('settings')) return null;
  return (
    <SiteLink to="/admin/set-up#mail" className="text-link underline underline-offset-4">
      {words.howToMail}
    </SiteLink>
  );
}

const TONES = {
  waiting: 'notice',
  sent: 'good',
  parked: 'bad',
  left: 'quiet',
  digest: 'quiet',
  digested: 'quiet',
  kept: 'quiet',
} as const;

const KINDS: Readonly<Record<string, string>> = words.kinds;

/** What a message is; one that this version does not know goes by the name it is stored under. */
export const kindText = (kind: string): string => KINDS[kind] ?? kind;

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
      {deliveries.length === 0 && (
        <p className="text-note text-text-2">{words.detail.noTimeline}</p>
      )}
      <ol className="grid gap-4">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="border-l-2 border-line pl-4">
            <p className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 font-medium">
                {delivery.destination === null
                  ? kindText(delivery.kind)
                  : fill(words.to, {
                      kind: kindText(delivery.kind),
                      destination: delivery.destination,
                    })}
              </span>
              <StateChip tone={TONES[delivery.state]}>{words.states[delivery.state]}</StateChip>
            </p>
            <p className="mt-1 text-small text-text-2">
              <Moment ms={delivery.created_at} />
              {delivery.attempts > 0 && `, ${count(adminWording, words.tries, delivery.attempts)}`}
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
                {delivery.destination !== null ? (
                  words.keptBecause.destination
                ) : delivery.kind === 'crm-webhook' ? (
                  words.keptBecause.crm
                ) : (
                  <>
                    {words.keptBecause.mail} <HowToMail />
                  </>
                )}
              </p>
            )}
            {delivery.last_error && (
              <p className="mt-1 text-small text-error">{delivery.last_error}</p>
            )}
          </li>
        ))}
      </ol>
    </AdminCard>
  );
}
