import type { Loaded } from '#content/loaded.ts';
import type { TechnologySection } from '#content/technology/technology.ts';
import { technologyPageWords } from '#copy/en/technology-page-words.ts';
import { Band } from '#ui/band.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWords } from '#ui/wording-context.ts';
import { TechnologyRows } from './technology-rows.tsx';

/**
 * The technology page's sections under the anchor #features, or in their place why there are none: the
 * space has none, or none of them is valid. `failure` is said below the built-in sections that stand in.
 */
export function TechnologySectionsBand({
  sections,
  failure,
}: {
  sections: Loaded<TechnologySection[]>;
  failure: string | null;
}) {
  const words = useWords(technologyPageWords);
  const rows = 'value' in sections ? sections.value : [];
  const none = sections.status === 'live' ? words.noneValid : words.none;
  return (
    <Band id="features">
      {rows.length > 0 && <TechnologyRows sections={rows} />}
      {rows.length === 0 && failure === null && (
        <ProblemPanel tone="quiet" title={none} message={words.noneText} actions={null} />
      )}
      {failure !== null && (
        <div className="mt-12 first:mt-0">
          <ProblemPanel title={words.errorTitle} message={failure} />
        </div>
      )}
    </Band>
  );
}
