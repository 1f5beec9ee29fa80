import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { StateChip } from './admin-card.tsx';
import { Day } from './moment.tsx';

/** When somebody wants to come back to an inquiry. @param nowMs when the page was made */
export function FollowUpChip({ atMs, nowMs }: { atMs: number; nowMs: number }) {
  const isDue = atMs <= nowMs;
  return (
    <StateChip tone={isDue ? 'bad' : 'quiet'}>
      <span>
        {isDue ? words.due : words.followUp} <Day ms={atMs} />
      </span>
    </StateChip>
  );
}
