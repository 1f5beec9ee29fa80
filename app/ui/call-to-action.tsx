import { Children, type ReactNode } from 'react';
import { SlotMotif } from './slot-motif.tsx';
import type { TitledMarks } from './word-marks.ts';

/** The banner in the brand's colour that closes a page: title, one line, its buttons. */
export function CallToAction({
  title,
  text,
  id,
  marks,
  children,
}: {
  title: string;
  text: string;
  id?: string;
  /** Of words in another language than the page. */
  marks?: TitledMarks;
  children: ReactNode;
}) {
  return (
    <section id={id} data-ground="white" className="bg-bg py-[clamp(48px,6vw,96px)]">
      <div className="container-site">
        <div className="relative overflow-hidden rounded-card bg-banner [--ring:#fff] p-[clamp(36px,5.6vw,88px)] pb-14 text-white md:rounded-banner md:pb-[clamp(36px,5.6vw,88px)]">
          <div className="relative z-1 md:max-w-[64%]">
            <h2 {...marks?.title} className="max-w-[14em]">
              {title}
            </h2>
            {text !== '' && (
              <p {...marks?.description} className="mt-4.5 text-intro">
                {text}
              </p>
            )}
            {Children.count(children) > 0 && (
              <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>
            )}
          </div>
          <SlotMotif className="absolute -inset-e-24 -bottom-36 w-64 opacity-45 md:top-[-22%] md:inset-e-[-3%] md:bottom-auto md:w-[35%] md:opacity-100" />
        </div>
      </div>
    </section>
  );
}
