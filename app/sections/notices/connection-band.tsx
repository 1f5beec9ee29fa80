import { ConnectionBoxIsland } from '#islands/islands.tsx';
import { Band } from '#ui/band.tsx';

/** The box about the connection in a band of its own. Draws nothing without a problem. */
export function ConnectionBand({ problem }: { problem: 'not-configured' | 'connection' | null }) {
  if (problem === null) return null;
  return (
    <Band id="connection">
      <ConnectionBoxIsland problem={problem} />
    </Band>
  );
}
