import { Part } from '#sections/page/sections.tsx';
import type { GoalCard as Goal } from '#content/goals/goal.ts';
import { valueOf, type Loaded } from '#content/loaded.ts';
import type { TitledText } from '#content/mapping/titled-text.ts';
import { NoneShownPanel } from '#sections/content-problem/none-shown-panel.tsx';
import { TitledHeading } from '#sections/page/titled-heading.tsx';
import { Band } from '#ui/band.tsx';
import { goalsPageWords } from '#copy/en/goals-page-words.ts';
import { homeWords } from '#copy/en/home-words.ts';
import { LinkCardItem } from '#ui/link-card.tsx';
import { useWording } from '#ui/wording-context.ts';
import { GoalCard } from './goal-card.tsx';

const SIZES =
  '(min-width: 82.5rem) 18.125rem, (min-width: 68.75rem) 23vw, (min-width: 48rem) 45vw, 90vw';

/** Every business goal as a compact card, four columns (part 2 section 9), under the anchor #goals-section. */
export function GoalGrid({ words, list }: { words: TitledText; list: Loaded<Goal[]> }) {
  const goals = valueOf(list) ?? [];
  const wording = useWording();
  return (
    <Band ground="mist" id="goals-section" labelledBy="goals-title">
      <TitledHeading id="goals-title" words={words} />
      {goals.length === 0 && <p className="mb-6 text-text-2">{wording.of(homeWords).noGoals}</p>}
      <ul className="card-grid gap-5 md:grid-cols-2 lg:grid-cols-4">
        {goals.map((goal) => (
          <li key={goal.id}>
            <Part>
              <GoalCard goal={goal} sizes={SIZES} compact />
            </Part>
          </li>
        ))}
        <LinkCardItem
          words={wording.of(goalsPageWords).technology}
          count={goals.length}
          columns={4}
        />
      </ul>
      <div className="mt-10 empty:hidden">
        <NoneShownPanel list={list} kind="goal" />
      </div>
    </Band>
  );
}
