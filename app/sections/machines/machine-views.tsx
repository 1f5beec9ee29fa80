import type { Machine } from '#content/machines/machine.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { LightboxIsland } from '#islands/islands.tsx';
import { Band } from '#ui/band.tsx';
import { useWords } from '#ui/wording-context.ts';

/** Pictures two to four, opened in a lightbox; nothing with a single picture (decision 6). */
export function MachineViews({ machine }: { machine: Machine }) {
  const words = useWords(machineWords);
  const views = machine.pictures.slice(1, 4);
  if (views.length === 0) return null;
  return (
    <Band id="views" labelledBy="views-title">
      {/* A single one would be as large as the window: it stands beside its heading. */}
      <div className={`grid gap-8 ${views.length === 1 ? 'md:grid-cols-2' : ''}`}>
        <h2 id="views-title">{words.views}</h2>
        <LightboxIsland pictures={views} label={`${machine.title}: ${words.views.toLowerCase()}`} />
      </div>
    </Band>
  );
}
