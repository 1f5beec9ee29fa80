import { setupWords } from '#copy/en/setup-words.ts';
import { RefreshConnectionIsland, ConnectionBoxIsland } from '#islands/islands.tsx';
import { Band } from '#ui/band.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { ConnectionProblem } from './setup-state.ts';

/** 'Refresh Contentful Data', which only a preview shows (part 1 section 6, part 2 section 6). */
export function RefreshContentBand() {
  const words = useWords(setupWords);
  const { refresh, refreshed } = words.machines;
  return (
    <div className="container-site pb-[clamp(36px,4vw,56px)]">
      <RefreshConnectionIsland label={refresh} refreshed={refreshed} />
    </div>
  );
}

/** The box about the connection in a band of its own. Draws nothing without a problem. */
export function ConnectionBand({ problem }: { problem: ConnectionProblem | null }) {
  if (problem === null) return null;
  return (
    <Band id="connection">
      <ConnectionBoxIsland problem={problem} />
    </Band>
  );
}
