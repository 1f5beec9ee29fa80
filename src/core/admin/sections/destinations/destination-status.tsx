import { Form, Link } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { ActButton } from '#admin/sections/act-button.tsx';
import { AdminCard, FactList, StateChip } from '#admin/sections/admin-card.tsx';
import { FormProblem } from '#admin/sections/admin-field.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { count, fill } from '#copy/wording.ts';
import type { DestinationDetail } from '#server/intake/intake.ts';
import { DestinationStateChip } from './destination-list.tsx';

/** Numbers as those beside them. */
const GROUPED = { language: adminWording.language };

/** How a destination does, what its check found, and what can be done at once. */
export function DestinationStatus({
  status,
  test,
}: {
  status: DestinationDetail;
  /** What came of a test just now. */
  test: { ok: boolean; text: string } | null;
}) {
  const { enabled, state, reason, isReady, checkedAtMs, findings } = status;
  return (
    <AdminCard title={words.state}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DestinationStateChip state={state} />
        <span className="min-w-0 text-note">{words.stateTexts[state]}</span>
      </p>
      <div className="mt-5">
        <FactList
          facts={[
            [words.reason, state === 'works' ? null : reason],
            [words.waiting, status.waiting.toLocaleString('en')],
            [words.parked, status.parked.toLocaleString('en')],
            [
              words.last,
              status.lastSentAtMs === null ? (
                words.never
              ) : (
                <Moment key="last" ms={status.lastSentAtMs} />
              ),
            ],
            [
              words.since,
              checkedAtMs === null ? words.notChecked : <Moment key="checked" ms={checkedAtMs} />,
            ],
          ]}
        />
      </div>
      {checkedAtMs !== null && <Findings findings={findings} />}
      {test && <TestResult test={test} />}
      <StatusActs enabled={enabled} isReady={isReady} />
      <p className="mt-3 text-small text-text-2">
        {!enabled && !isReady && `${words.onFirst} `}
        {words.testText}
      </p>
    </AdminCard>
  );
}

function Findings({ findings }: Pick<DestinationDetail, 'findings'>) {
  return (
    <>
      <h3 className="mt-6 text-body!">{words.findings}</h3>
      {findings.length === 0 ? (
        <p className="mt-2 text-note text-text-2">{words.noFaults}</p>
      ) : (
        <ul className="mt-3 grid gap-2.5 text-note">
          {findings.map(({ level, text }) => (
            <li key={text} className="flex flex-wrap items-start gap-2.5">
              <StateChip tone={level === 'fault' ? 'bad' : 'quiet'}>
                {words.levels[level]}
              </StateChip>
              <span className="min-w-0 flex-1 basis-60">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function TestResult({ test }: { test: { ok: boolean; text: string } }) {
  return test.ok ? (
    <p role="status" className="mt-5 rounded-input bg-success px-4 py-3 text-note text-on-success">
      {fill(words.tested, { receipt: test.text })}
    </p>
  ) : (
    <div className="mt-5">
      <FormProblem>{test.text}</FormProblem>
    </div>
  );
}

function StatusActs({ enabled, isReady }: Pick<DestinationDetail, 'enabled' | 'isReady'>) {
  return (
    <Form method="post" reloadDocument className="mt-6 flex flex-wrap gap-3">
      {enabled ? (
        <ActButton act="off" icon="x" label={words.off} />
      ) : (
        isReady && <ActButton act="on" icon="check" label={words.on} look="primary" />
      )}
      <ActButton act="check" icon="badge-check" label={words.check} />
      <ActButton act="test" icon="send" label={words.test} />
    </Form>
  );
}

/** Inquiries that were refused for good, each with what the destination said. */
export function RefusedInquiries({
  refused,
  parked,
}: {
  refused: { number: number; error: string }[];
  /** How many there are; the newest are listed. */
  parked: number;
}) {
  if (parked === 0) return null;
  return (
    <AdminCard title={words.refusedTitle} text={words.refusedText}>
      <ul className="-mt-2 divide-y divide-line text-note">
        {refused.map(({ number, error }, index) => (
          <li key={`${number} ${index}`} className="py-2.5">
            <InquiryLink number={number} />
            <span className="mt-0.5 block text-small text-error">{error}</span>
          </li>
        ))}
      </ul>
      <Form method="post" reloadDocument className="mt-4">
        <ActButton act="send-again" icon="send" label={count(GROUPED, words.sendAgain, parked)} />
      </Form>
    </AdminCard>
  );
}

/** Inquiries from before it was on, which the owner may have handed over as well. */
export function OlderInquiries({ older }: { older: number }) {
  if (older === 0) return null;
  return (
    <AdminCard title={words.olderTitle} text={count(GROUPED, words.olderText, older)}>
      <Form method="post" reloadDocument>
        <ActButton
          act="older"
          icon="send"
          label={count(adminWording, words.handOverOlder, older)}
        />
      </Form>
    </AdminCard>
  );
}

export function InquiryLink({ number }: { number: number }) {
  return (
    <Link to={`/admin/inquiries/${number}`} className="text-link underline underline-offset-4">
      {fill(words.inquiry, { number })}
    </Link>
  );
}
