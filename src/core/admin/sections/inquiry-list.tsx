import { useRef } from 'react';
import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { aboutLine } from '#copy/about-line.ts';
import { count, fill } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWording } from '#ui/wording-context.ts';
import type { InquiryLine } from '#server/owner/owner.ts';
import { ActForm } from './act-form.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import { FollowUpChip } from './follow-up-chip.tsx';
import { InquiryBulk } from './inquiry-bulk.tsx';
import { InquiryKeys, moveByKey } from './inquiry-keys.tsx';
import type { SearchValues } from './inquiry-search-form.tsx';
import { Moment } from './moment.tsx';
import { Pager } from './pager.tsx';
import { shownInquiry } from './shown-inquiry.tsx';
import { NEXT_STAGE, StageChip, type StageName } from './stage-chip.tsx';

type Person = { id: string; name: string };

/** What was found, newest first, a page at a time; the selected ones are worked on together. */
export function InquiryList({
  lines,
  total,
  page,
  pages,
  values,
  people,
  nowMs,
}: {
  lines: InquiryLine[];
  total: number;
  page: number;
  pages: number;
  values: SearchValues;
  people: Person[];
  nowMs: number;
}) {
  const keysRef = useRef<HTMLDivElement>(null);
  const query = (other: number) => String(new URLSearchParams({ ...values, page: String(other) }));
  const addressOf = (other: number) => `/admin/inquiries?${query(other)}`;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (
    <AdminCard title={count(adminWording, words.found, total)}>
      {Object.values(NEXT_STAGE).map(({ stage }) => (
        <ActForm key={stage} id={formOf(stage)} className="">
          <input type="hidden" name="query" value={query(page)} />
          <input type="hidden" name="act" value="stage" />
          <input type="hidden" name="stage" value={stage} />
        </ActForm>
      ))}
      {lines.length === 0 ? (
        <p className="text-note text-text-2">{words.none}</p>
      ) : (
        <Form method="post" action={addressOf(page)} reloadDocument className="group/list">
          <input type="hidden" name="query" value={query(page)} />
          <InquiryKeys ref={keysRef} />
          <ul
            className="divide-y divide-line border-t border-line"
            onKeyDown={(event) => moveByKey(event, keysRef.current)}
          >
            {lines.map((line) => (
              <InquiryLine
                key={line.number}
                line={line}
                assignee={names.get(line.assignee_id ?? '') ?? null}
                nowMs={nowMs}
              />
            ))}
          </ul>
          <InquiryBulk people={people} />
        </Form>
      )}
      <Pager
        label={words.title}
        {...{ page, pages, addressOf }}
        previous={adminWords.newer}
        next={adminWords.older}
      />
    </AdminCard>
  );
}

const formOf = (stage: StageName) => `stage-${stage}`;

/** Moves one inquiry on with one press. Its form stands beside the list's, which works on those that are selected. */
function NextStage({ line }: { line: InquiryLine }) {
  const { number, stage } = line;
  const next = NEXT_STAGE[stage === 'new' ? 'open' : 'handled'];
  return (
    <Button
      type="submit"
      form={formOf(next.stage)}
      name="number"
      value={shownInquiry(line)}
      look="outline"
      size="small"
      className="relative z-1 px-3.5! text-small! max-md:ms-auto md:min-h-9! md:py-1!"
    >
      <Icon name={next.icon} size={16} />
      <span>
        {next.label}
        <span className="sr-only"> {fill(words.number, { number })}</span>
      </span>
    </Button>
  );
}

function InquiryLine({
  line,
  assignee,
  nowMs,
}: {
  line: InquiryLine;
  /** The name of whoever looks after it. */
  assignee: string | null;
  nowMs: number;
}) {
  const wording = useWording();
  const isUnread = line.read_at === null;
  return (
    <li className="relative -mx-3 flex gap-1 px-3 py-3 has-[input:checked]:bg-chip">
      <label className="relative z-1 -ml-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          name="number"
          value={shownInquiry(line)}
          aria-label={fill(words.bulk.select, { number: line.number })}
          className="size-4.5 cursor-pointer accent-(--primary)"
        />
      </label>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 pt-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h3
            className={`font-(family-name:--font-body)! text-body! leading-snug! tracking-normal! ${isUnread ? '' : 'font-normal!'}`}
          >
            {isUnread && (
              <span className="mr-2 inline-block size-2.5 rounded-full bg-primary">
                <span className="sr-only">{words.unread}</span>
              </span>
            )}
            <CardLink to={`/admin/inquiries/${line.number}`}>
              {fill(words.number, { number: line.number })} {line.name}
            </CardLink>
          </h3>
          <p className="text-small text-text-2">
            {line.email}
            {line.company && `, ${line.company}`}
          </p>
          {line.about !== '' && (
            <p className="mt-1.5 text-note">{aboutLine(wording, line.about, line.about_title)}</p>
          )}
          <p className="mt-1.5 line-clamp-2 text-note text-text-2">{line.excerpt}</p>
        </div>
        <div className="flex flex-wrap content-start items-center gap-2 text-small text-text-2 md:max-w-[360px] md:justify-end">
          <Moment ms={line.received_at} />
          <StageChip stage={line.stage} />
          {assignee !== null && <StateChip>{assignee}</StateChip>}
          {line.follow_up_at !== null && <FollowUpChip atMs={line.follow_up_at} nowMs={nowMs} />}
          {line.spam_verdict !== 'clean' && (
            <StateChip tone="notice">{words.verdicts[line.spam_verdict]}</StateChip>
          )}
          {line.parked && <StateChip tone="bad">{words.parked}</StateChip>}
          {line.waiting && <StateChip>{words.waiting}</StateChip>}
          <span className="flex w-full items-center gap-3 md:justify-end">
            {line.form_type}
            <NextStage line={line} />
          </span>
        </div>
      </div>
    </li>
  );
}
