import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { fill } from '#copy/wording.ts';
import type { InquiryEvent } from '#server/intake/intake.ts';
import { Day } from './moment.tsx';

const { events: words, stages } = adminInquiryWords;

/** What was done, in words that go on from the name of whoever did it. */
export function WhatHappened({ event: { kind, detail } }: { event: InquiryEvent }) {
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
