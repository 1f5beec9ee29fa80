import type { GoalCard as Goal } from '#content/goals/goal.ts';
import { goalHref } from '#content/slugs/page-href.ts';
import { goalCardWords } from '#copy/en/goal-card-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { MovingFrame } from '#ui/moving-frame.tsx';
import { NoPicture } from '#ui/no-picture.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';
import { ContentIcon } from '#sections/page/content-icon.tsx';

/** A business goal as a card: picture, icon over the seam, title, text, "Learn More". */
export function GoalCard({
  goal,
  sizes,
  compact = false,
}: {
  goal: Goal;
  sizes: string;
  compact?: boolean;
}) {
  const foreign = useForeign();
  const words = useWords(goalCardWords);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift">
      <MovingFrame className="aspect-[480/300] overflow-hidden bg-picture-ground">
        {goal.picture ? (
          <Picture picture={goal.picture} sizes={sizes} alt="" className="size-full object-cover" />
        ) : (
          <NoPicture label={words.noPicture} />
        )}
      </MovingFrame>
      <div
        className={`flex flex-1 flex-col items-start px-[min(1.625rem,10%)] ${compact ? 'py-6' : 'py-7'}`}
      >
        <ContentIcon
          icon={goal.icon}
          size={20}
          className="relative -mt-[3.125rem] mb-3.5 size-[2.625rem] rounded-input"
        />
        <h3 {...foreign(goal, 'title')}>
          <CardLink to={goal.slug === '' ? null : goalHref(goal.slug)}>{goal.title}</CardLink>
        </h3>
        <p
          {...foreign(goal, 'description')}
          className={`mt-2.5 mb-4.5 text-note leading-normal text-text-2 ${compact ? 'line-clamp-4' : ''}`}
        >
          {goal.description}
        </p>
        <CardCue>{words.cue}</CardCue>
      </div>
    </article>
  );
}
