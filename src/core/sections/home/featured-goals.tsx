import { Part } from '#sections/page/sections.tsx';
import type { GoalCard as Goal } from '#content/goals/goal.ts';
import type { Loaded } from '#content/loaded.ts';
import type { TitledText } from '#content/mapping/titled-text.ts';
import { homeWords } from '#copy/en/home-words.ts';
import { ConnectionBoxIsland } from '#islands/islands.tsx';
import { GoalCard } from '#sections/goals/goal-card.tsx';
import type { ConnectionProblem } from '#sections/notices/setup-state.ts';
import { TitledHeading } from '#sections/page/titled-heading.tsx';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PHONE_ROW } from '#ui/phone-row.ts';
import { useWords } from '#ui/wording-context.ts';

const SIZES = '(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, 80vw';

/** The business goals on the home page: three columns, one swipeable row on a phone. */
export function FeaturedGoals({
  words,
  goals,
  problem,
}: {
  words: TitledText;
  goals: Loaded<Goal[]>;
  /** What the box about the connection says; null shows none (decision 10). */
  problem: ConnectionProblem | null;
}) {
  const { allGoals, noGoals } = useWords(homeWords);
  const items = 'value' in goals ? goals.value : [];
  return (
    <Band labelledBy="featured-goals">
      <TitledHeading id="featured-goals" words={words} />
      {items.length === 0 ? (
        <p className="text-text-2">{noGoals}</p>
      ) : (
        <ul className={`${PHONE_ROW} md:grid-cols-2 md:gap-6 lg:grid-cols-3`}>
          {items.map((goal) => (
            <li key={goal.id}>
              <Part>
                <GoalCard goal={goal} sizes={SIZES} />
              </Part>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 text-center md:mt-11">
        <ButtonLink to="/business-goals" look="outline">
          {allGoals} <Icon name="arrow-right" size={18} />
        </ButtonLink>
      </div>
      {problem !== null && (
        <div className="mt-10">
          <ConnectionBoxIsland problem={problem} level={3} />
        </div>
      )}
    </Band>
  );
}
