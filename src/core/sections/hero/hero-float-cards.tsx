import { Fragment } from 'react';
import { heroWords } from '#copy/en/hero-words.ts';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/** The bars keep their length where the visitor's own colours replace ours. */
const BAR = 'block h-full forced-colors:forced-color-adjust-none forced-colors:bg-[CanvasText]';
const LEVELS = {
  full: 'w-[82%] bg-mint-500',
  half: 'w-[46%] bg-amber-500',
  low: 'w-[14%] bg-red-500',
} as const;
const CARD =
  'absolute rounded-panel outline-1 outline-transparent bg-white text-note leading-[1.35] text-ink-950 shadow-float dark:bg-card dark:text-text';
const NOTE = 'block text-small text-ink-500 dark:text-text-3';

/**
 * Two small screens of the software over the hero's picture. They belong to the place of a slide, not to
 * the slide: editors change pictures, these stay. Decoration, so assistive technology does not meet them.
 * A scene for each place, of which `hero-controls.tsx` shows that of the slide that is seen.
 */
export function HeroFloatCards({ id, slides }: { id: string; slides: number }) {
  const words = useWords(heroWords);
  return (
    <div id={id} aria-hidden="true" className="absolute inset-0">
      {words.scenes.slice(0, slides).map((scene, index) => (
        <div key={scene.event.title} hidden={index > 0}>
          <Scene {...scene} />
        </div>
      ))}
    </div>
  );
}

function Scene({ event, meter }: (typeof heroWords.scenes)[number]) {
  return (
    <>
      <div
        className={`${CARD} top-4.5 inset-s-5 flex max-xs:hidden items-center gap-3.5 px-[15px] py-[11px] hero:top-[7%] hero:-inset-s-[min(34px,2.4cqw)] hero:px-[18px] hero:py-[14px]`}
      >
        <span className="grid size-9 place-items-center rounded-chip bg-mint-50 text-mint-600 dark:bg-success dark:text-on-success">
          <Icon name={event.icon} size={20} />
        </span>
        <span>
          <b className="block font-semibold">{event.title}</b>
          <span className={NOTE}>{event.note}</span>
        </span>
        <span className="ms-2 text-body font-semibold whitespace-nowrap max-[22.5rem]:hidden">
          {event.value}
        </span>
      </div>
      <div
        className={`${CARD} bottom-[11%] -inset-s-[min(46px,2.4cqw)] hidden w-[222px] px-[18px] py-[14px] lg:block`}
      >
        <span className="mb-2.5 flex items-baseline justify-between">
          <b className="font-semibold">{meter.title}</b>
          <span className={NOTE}>{meter.note}</span>
        </span>
        <span className="grid grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-1.5">
          {meter.lines.map(({ label, level }) => (
            <Fragment key={label}>
              <span className={NOTE}>{label}</span>
              <span className="h-[7px] overflow-hidden rounded-full bg-track dark:bg-line forced-colors:border">
                <span className={`${BAR} ${LEVELS[level]}`} />
              </span>
            </Fragment>
          ))}
        </span>
      </div>
    </>
  );
}
