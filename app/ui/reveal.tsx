import { useEffect, useRef, useState, type ReactNode } from 'react';
import { motionAllowed } from '#browser/motion-allowed.ts';

/** Part 1 section 9: what is scrolled to appears within 100 px of the window, once a tenth of it does. */
const MARGIN_PX = 100;
const THRESHOLD = 0.1;

type Step = 'still' | 'waiting' | 'shown';

const LOOKS: Record<Step, string> = {
  still: '',
  waiting: 'translate-y-4 opacity-0 print:opacity-100',
  shown: 'transition-[translate,opacity] duration-520 ease-soft',
};

/** Neighbours in a row of cards follow each other by 60 ms. */
const STAGGER = ['', 'delay-60', 'delay-120', 'delay-180'];

/**
 * Lets its content rise into view once, when it is scrolled to. Only what lies below the window when
 * React starts is ever hidden: without a script, under reduced motion and for programs that read the
 * page, everything is simply there, and nothing that was seen goes away.
 * @param place position in its row, for the stagger
 */
export function Reveal({
  children,
  place = 0,
  className = 'h-full',
}: {
  children: ReactNode;
  place?: number;
  className?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>('still');

  useEffect(() => {
    const element = box.current;
    if (!element || !motionAllowed()) return;
    if (element.getBoundingClientRect().top < innerHeight + MARGIN_PX) return;
    setStep('waiting');
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setStep('shown');
        watch.disconnect();
      },
      { rootMargin: `${MARGIN_PX}px`, threshold: THRESHOLD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={`${className} ${LOOKS[step]} ${step === 'shown' ? (STAGGER[place] ?? '') : ''}`}
    >
      {children}
    </div>
  );
}
