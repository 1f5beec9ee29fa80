import type { Loaded } from '#content/loaded.ts';
import type { TechnologySection } from '#content/technology/technology.ts';
import { technologyPageWords as words } from '#copy/technology-words.ts';
import { Band } from '#ui/band.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TechnologyRows } from './technology-rows.tsx';

/** The technology page's sections under the anchor #features, or in their place why there are none. */
export function TechnologySectionsBand({ sections }: { sections: Loaded<TechnologySection[]> }) {
  return (
    <Band id="features">
      {'value' in sections && sections.value.length > 0 ? (
        <TechnologyRows sections={sections.value} />
      ) : (
        <ProblemPanel
          title={sections.status === 'failed' ? words.errorTitle : words.none}
          message={sections.status === 'failed' ? sections.message : words.noneValid}
        />
      )}
    </Band>
  );
}
