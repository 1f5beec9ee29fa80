import { ConnectionBoxIsland } from '#islands/islands.tsx';
import { Band } from '#ui/band.tsx';
import type { ConnectionProblem } from './setup-state.ts';

/** The box about the connection in a band of its own. Draws nothing without a problem. */
export function ConnectionBand({ problem }: { problem: ConnectionProblem | null }) {
  if (problem === null) return null;
  return (
    <Band id="connection">
      <ConnectionBoxIsland problem={problem} />
    </Band>
  );
}
