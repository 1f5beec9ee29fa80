import { heroWords } from '#copy/hero-words.ts';
import { HERO_FRAME, HERO_SLOT } from './hero-frame.ts';
import { HERO_GROUNDS } from './hero-grounds.ts';

const BLOCK = 'bg-ink-200/70 motion-safe:animate-pulse dark:bg-skeleton';

/** Stands for the hero while its slides are on the way, with the size they will have. */
export function HeroSkeleton() {
  return (
    <section aria-busy="true" className={`@container overflow-hidden ${HERO_GROUNDS.mist.band}`}>
      <p className="sr-only">{heroWords.loading}</p>
      <div aria-hidden="true" className={HERO_FRAME}>
        <div>
          <div className={`mb-6.5 h-10 w-72 max-w-full rounded-full ${BLOCK}`} />
          <div className={`h-[2.9em] w-[92%] rounded-panel text-hero leading-none ${BLOCK}`} />
          <div
            className={`mt-6 h-[4.2em] w-4/5 rounded-input text-(length:--text-title) leading-none ${BLOCK}`}
          />
          <div className="mt-8.5 flex flex-wrap gap-3.5">
            <div className={`h-[54px] w-52 rounded-full max-md:w-full ${BLOCK}`} />
            <div className={`h-[54px] w-48 rounded-full max-md:w-full ${BLOCK}`} />
          </div>
          <div className={`mt-10 h-24 rounded-input ${BLOCK}`} />
        </div>
        <div className={HERO_SLOT}>
          <div className={`size-full hero:rounded-card ${BLOCK}`} />
        </div>
      </div>
    </section>
  );
}
