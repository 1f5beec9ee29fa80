import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { StateChip } from '#admin/sections/admin-card.tsx';

export type ShownState = keyof typeof words.states;

const TONES = {
  unreadable: 'bad',
  off: 'quiet',
  held: 'bad',
  failing: 'bad',
  parked: 'bad',
  untried: 'notice',
  works: 'good',
} as const satisfies Record<ShownState, string>;

export function DestinationStateChip({ state }: { state: ShownState }) {
  return <StateChip tone={TONES[state]}>{words.states[state]}</StateChip>;
}
