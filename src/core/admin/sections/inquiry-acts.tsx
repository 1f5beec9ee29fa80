import type { ReactNode } from 'react';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { AdminCard } from './admin-card.tsx';
import { AdminField, AdminSelect } from './admin-field.tsx';
import type { InquiryInFull } from './inquiry-detail.tsx';
import { useOwnerTimeZone, ZoneField } from './owner-time-zone.tsx';
import { ShownInquiry } from './shown-inquiry.tsx';
import { STAGE_OPTIONS } from './stage-chip.tsx';

const words = adminInquiryWords.detail;

type Person = { id: string; name: string };

/** Moving one inquiry on: its stage, who looks after it, when to come back to it, spam or not. */
export function InquiryActs({
  inquiry,
  people,
  isMailed,
}: {
  inquiry: InquiryInFull;
  /** Who can look after it. */
  people: Person[];
  /** Whether inquiries are mailed at all. */
  isMailed: boolean;
}) {
  return (
    <AdminCard title={words.work}>
      <div className="grid gap-5">
        <WorkForm inquiry={inquiry} act="stage" label={words.setStage}>
          <AdminSelect
            key={inquiry.stage}
            name="stage"
            label={words.stage}
            defaultValue={inquiry.stage}
            options={STAGE_OPTIONS}
          />
        </WorkForm>
        <WorkForm inquiry={inquiry} act="assign" label={words.assign}>
          <AdminSelect
            key={inquiry.assignee_id}
            name="assignee"
            label={words.assignee}
            defaultValue={inquiry.assignee_id ?? ''}
            options={[
              ['', adminInquiryWords.nobody],
              ...people.map(({ id, name }) => [id, name] as const),
            ]}
          />
        </WorkForm>
        <FollowUp inquiry={inquiry} />
        {inquiry.deliveries.some(
          ({ kind, state }) => kind === 'acknowledgement' && state === 'parked',
        ) && <CorrectAddress inquiry={inquiry} />}
        <OtherActs inquiry={inquiry} isMailed={isMailed} />
      </div>
    </AdminCard>
  );
}

function OtherActs({ inquiry, isMailed }: { inquiry: InquiryInFull; isMailed: boolean }) {
  // What may be spam was mailed like any other; only what is spam waits for its digest.
  const isHeldBack = inquiry.deliveries.some(({ state }) => state.startsWith('digest'));
  const isParked = inquiry.deliveries.some(
    ({ state, destination }) => state === 'parked' && (isMailed || destination !== null),
  );
  return (
    <ActForm className="flex flex-wrap gap-2 border-t border-line pt-5">
      <ShownInquiry inquiry={inquiry} />
      <ActButton act="unread" label={words.markUnread} icon="mail" />
      {isParked && <ActButton act="retry" label={words.retry} icon="send" />}
      {isParked && <ActButton act="leave" label={words.leave} icon="check" />}
      {inquiry.spam_verdict === 'clean' ? (
        <ActButton act="spam" label={words.spam} icon="shield" />
      ) : (
        <ActButton
          act="genuine"
          label={isMailed && isHeldBack ? words.sendAfterAll : words.notSpam}
          icon="badge-check"
        />
      )}
    </ActForm>
  );
}

/** One choice with its button beside it. */
function WorkForm({
  inquiry,
  act,
  label,
  children,
}: {
  inquiry: InquiryInFull;
  act: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <ActForm className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <ShownInquiry inquiry={inquiry} />
      {children}
      <ActButton act={act} label={label} className="min-h-12! px-4!" />
    </ActForm>
  );
}

function CorrectAddress({ inquiry }: { inquiry: InquiryInFull }) {
  return (
    <ActForm className="grid gap-2">
      {(problem) => (
        <>
          <ShownInquiry inquiry={inquiry} />
          <AdminField
            key={inquiry.email}
            name="email"
            type="email"
            label={words.address}
            hint={words.addressHint}
            defaultValue={inquiry.email}
            error={problem.badAddress ? words.badAddress : null}
          />
          <div>
            <ActButton act="address" label={words.setAddress} icon="pencil" />
          </div>
        </>
      )}
    </ActForm>
  );
}

function FollowUp({ inquiry }: { inquiry: InquiryInFull }) {
  const { follow_up_at: atMs } = inquiry;
  const timeZone = useOwnerTimeZone();
  // As the field takes it, such as 2026-11-30.
  const day = atMs === null ? '' : new Intl.DateTimeFormat('en-CA', { timeZone }).format(atMs);
  return (
    <ActForm className="grid gap-2">
      {(problem) => (
        <>
          <ShownInquiry inquiry={inquiry} />
          <ZoneField />
          <AdminField
            key={day}
            name="date"
            type="date"
            label={words.followUp}
            hint={words.followUpHint}
            defaultValue={day}
            error={problem.badDate ? words.badDate : null}
          />
          <div className="flex flex-wrap gap-2">
            <ActButton act="follow-up" label={words.setFollowUp} icon="calendar-clock" />
            {atMs !== null && (
              <ActButton act="clear-follow-up" label={words.clearFollowUp} icon="x" />
            )}
          </div>
        </>
      )}
    </ActForm>
  );
}
