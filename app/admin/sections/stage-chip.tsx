import { adminInquiryWords as words } from '#admin/copy/admin-inquiry-words.ts';
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

/** How far an inquiry has come. */
export function StageChip({ stage }: { stage: StageName }) {
  return <StateChip tone={TONES[stage]}>{words.stages[stage]}</StateChip>;
}
