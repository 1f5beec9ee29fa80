import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { fill } from '#copy/wording.ts';
import { Day } from './moment.tsx';
import type { StageName } from './stage-chip.tsx';

const { events: words, stages } = adminInquiryWords;

/** What somebody did with an inquiry. */
export type WorkEvent = {
  id: string;
  happenedAtMs: number;
  kind:
    | 'read'
    | 'unread'
    | 'stage'
    | 'assigned'
    | 'note'
    | 'follow-up'
    | 'follow-up-assigned'
    | 'spam'
    | 'genuine'
    | 'sent-again'
    | 'address'
    | 'left';
  /** How whoever did it was called. */
  by: string;
  detail: {
    to?: StageName;
    assignee?: string | null;
    former?: string;
    text?: string;
    atMs?: number | null;
  };
};

/** What was done, in words that go on from the name of whoever did it. */
export function WhatHappened({ event: { kind, detail } }: { event: WorkEvent }) {
  const { assignee = null, former } = detail;
  if (kind === 'stage') return fill(words.stage, { stage: stages[detail.to!] });
  if (kind === 'follow-up-assigned')
    return assignee === null
      ? fill(words.followUpLeft, { former: former ?? '' })
      : fill(words.followUpAssigned, { former: former ?? '', name: assignee });
  if (kind === 'assigned') {
    if (former !== undefined)
      return assignee === null
        ? fill(words.passedOnToNobody, { former })
        : fill(words.passedOn, { former, name: assignee });
    return assignee ? fill(words.assigned, { name: assignee }) : words.unassigned;
  }
  if (kind === 'follow-up')
    return detail.atMs ? (
      <>
        {words.followUp} <Day ms={detail.atMs} />
      </>
    ) : (
      words.noFollowUp
    );
  return words[kind] ?? kind;
}
