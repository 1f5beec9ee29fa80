import { toolWords } from '#copy/en/tool-words.ts';
import { Band } from '#ui/band.tsx';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';
import { drawingOf } from './tool-drawing.ts';
import type { SpriteIcon } from '#ui/interface-icons.ts';

type ToolCard = { href: string; icon: SpriteIcon; title: string; text: string };

const SIZES = '(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, 90vw';

/** The tools as cards, each with a drawing of what it works out. */
export function ToolCards({ cards }: { cards: readonly ToolCard[] }) {
  const words = useWords(toolWords);
  return (
    <Band id="tools" className="pt-10!">
      <ul className="card-grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ href, icon, title, text }) => (
          <li key={href}>
            <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift">
              <div className="aspect-[480/300] bg-picture-ground">
                <Picture
                  picture={drawingOf(href)}
                  sizes={SIZES}
                  className="size-full object-cover"
                />
              </div>
              <div className="flex flex-1 flex-col items-start p-7">
                <span className="relative -mt-[3.125rem] mb-3.5 grid size-[2.625rem] place-items-center rounded-input bg-chip text-primary shadow-hover dark:text-link">
                  <Icon name={icon} size={20} />
                </span>
                <h2 className="text-title!">
                  <CardLink to={href}>{title}</CardLink>
                </h2>
                <p className="mt-2.5 mb-4.5 leading-normal text-text-2">{text}</p>
                <CardCue>{words.open}</CardCue>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Band>
  );
}
