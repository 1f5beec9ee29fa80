import type { GoalCard as Goal } from '#content/goals/goal.ts';
import type { TitledText } from '#content/mapping/titled-text.ts';
import { Band } from '#ui/band.tsx';
import { goalsPageWords } from '#copy/goal-words.ts';
import { BandHeading } from '#ui/band-heading.tsx';
import { LinkCardItem } from '#ui/link-card.tsx';
import { GoalCard } from './goal-card.tsx';

const SIZES = '(min-width: 1320px) 290px, (min-width: 1100px) 23vw, (min-width: 768px) 45vw, 90vw';

/** Every business goal as a compact card, four columns (part 2 section 9), under the anchor #goals-section. */
export function GoalGrid({ words, goals }: { words: TitledText; goals: Goal[] }) {
  return (
    <Band ground="mist" id="goals-section" labelledBy="goals-title">
      <BandHeading id="goals-title" title={words.title} description={words.description} />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-4">
        {goals.map((goal) => (
          <li key={goal.id}>
            <GoalCard goal={goal} sizes={SIZES} compact />
          </li>
        ))}
        <LinkCardItem words={goalsPageWords.technology} count={goals.length} columns={4} />
      </ul>
    </Band>
  );
}
