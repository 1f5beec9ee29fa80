import type { RefObject } from 'react';
import { heroWords } from '#copy/hero-words.ts';
import { Icon } from '#ui/icon.tsx';

const LEVELS = ['w-[82%] bg-mint-500', 'w-[46%] bg-amber-500', 'w-[14%] bg-red-500'];
const CARD =
  'absolute rounded-float outline-1 outline-transparent bg-white/96 text-[0.9rem] leading-[1.35] text-ink-950 shadow-float dark:bg-card/96 dark:text-text';
const NOTE = 'block text-[0.8125rem] text-ink-500 dark:text-text-3';

/**
 * Two small screens of the software over the hero's picture. They belong to the slot, not to a slide:
 * editors change pictures, these stay. Decoration, so assistive technology does not meet them.
 */
export function HeroFloatCards({ cards }: { cards: RefObject<HTMLDivElement | null> }) {
  const { payment, stock } = heroWords;
  return (
    <div ref={cards} aria-hidden="true" className="absolute inset-0">
      <div
        className={`${CARD} top-4.5 left-5 flex items-center gap-3.5 px-[15px] py-[11px] md:top-[7%] md:-left-[min(34px,2.4cqw)] md:px-[18px] md:py-[14px]`}
      >
        <span className="grid size-9 place-items-center rounded-[12px] bg-mint-50 text-mint-600 dark:bg-success dark:text-on-success">
          <Icon name="check" size={20} />
        </span>
        <span>
          <b className="block font-[620]">{payment.title}</b>
          <span className={NOTE}>{payment.note}</span>
        </span>
        <span className="ml-2 text-[1.05rem] font-[650] max-[359px]:hidden">{payment.amount}</span>
      </div>
      <div
        className={`${CARD} bottom-[11%] -left-[min(46px,2.4cqw)] hidden w-[222px] px-[18px] py-[14px] lg:block`}
      >
        <span className="mb-2.5 flex items-baseline justify-between">
          <b className="font-[620]">{stock.title}</b>
          <span className={NOTE}>{stock.note}</span>
        </span>
        {stock.slots.map((slot, index) => (
          <span key={slot} className={`${NOTE} mt-1.5 flex! items-center gap-2.5 tabular-nums`}>
            {slot}
            <span className="h-[7px] flex-1 overflow-hidden rounded-full bg-[#e9eef6] dark:bg-line">
              <span className={`block h-full ${LEVELS[index]}`} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
