import type { Machine } from '#content/machines/to-machine.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { LightboxIsland } from '#islands/islands.tsx';
import { useLanguageMarks } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { useWords } from '#ui/wording-context.ts';

/** Pictures two to four, opened in a lightbox; nothing with a single picture (decision 6). */
export function MachineViews({ machine }: { machine: Machine }) {
  const words = useWords(machineWords);
  const marksOf = useLanguageMarks();
  const views = machine.pictures.slice(1, 4);
  if (views.length === 0) return null;
  const single = views.length === 1 ? views[0] : null;
  return (
    <Band id="views" labelledBy="views-title">
      {/* A single one would be as large as the window: it stands beside its heading and what it shows. */}
      <div className={`grid gap-8 ${single ? 'items-center md:grid-cols-2' : ''}`}>
        <div>
          <h2 id="views-title">{words.views}</h2>
          {single && (
            <p
              {...marksOf(single.altLanguage)}
              className="mt-3 max-w-[32em] text-intro text-text-2"
            >
              {single.alt}
            </p>
          )}
        </div>
        <LightboxIsland pictures={views} label={words.views} />
      </div>
    </Band>
  );
}
