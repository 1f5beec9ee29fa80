import { toolWords } from '#copy/en/tool-words.ts';
import { Band } from '#ui/band.tsx';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

type ToolCard = { href: string; icon: string; title: string; text: string };

/** The tools as cards, every row filled. */
export function ToolCards({ cards }: { cards: readonly ToolCard[] }) {
  const words = useWords(toolWords);
  const places = toFullRows(cards.map(() => 1));
  return (
    <Band id="tools">
      <ul className={FULL_ROWS_GRID}>
        {cards.map(({ href, icon, title, text }, index) => (
          <li key={href} className={`min-w-0 ${places[index]?.className}`}>
            <article className="group relative flex h-full flex-col items-start rounded-card border border-line bg-card p-7 transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift">
              <span className="mb-5 grid size-12 place-items-center rounded-[15px] bg-brand-50 text-brand-600 dark:bg-chip dark:text-link">
                <Icon name={icon} />
              </span>
              <h2 className="text-title!">
                <CardLink to={href}>{title}</CardLink>
              </h2>
              <p className="mt-2.5 mb-4.5 leading-normal text-text-2">{text}</p>
              <CardCue>{words.open}</CardCue>
            </article>
          </li>
        ))}
      </ul>
    </Band>
  );
}
