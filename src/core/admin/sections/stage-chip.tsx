import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { StateChip } from './admin-card.tsx';

export type StageName = keyof typeof words.stages;

export const STAGE_OPTIONS = Object.entries(words.stages) as [StageName, string][];

const TONES = {
  new: 'notice',
  contacted: 'quiet',
  quoted: 'quiet',
  won: 'good',
  lost: 'quiet',
} as const;

/** What one press makes of an inquiry: of one that nobody has answered, and of any other. */
export const NEXT_STAGE = {
  open: { stage: 'contacted', label: words.markHandled, icon: 'check' },
  handled: { stage: 'new', label: words.reopen, icon: 'rotate-ccw' },
} as const satisfies Record<string, { stage: StageName; label: string; icon: string }>;

/** How far an inquiry has come. */
export function StageChip({ stage }: { stage: StageName }) {
  return <StateChip tone={TONES[stage]}>{words.stages[stage]}</StateChip>;
}
