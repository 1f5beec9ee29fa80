import { Children, type ReactNode } from 'react';
import { CornerMotif } from './slot-motif.tsx';
import type { TitledMarks } from './word-marks.ts';

const PANEL =
  'relative overflow-hidden rounded-card bg-banner [--ring:#fff] text-white md:rounded-banner';
const TALL = 'p-[clamp(36px,5.6vw,88px)] max-md:pt-36';

/**
 * The banner in the brand's colour that closes a page: title, one line, its buttons.
 * @param slim lower, with the buttons beside the words: below a form, which it must not outdo
 */
export function CallToAction({
  title,
  text,
  id,
  marks,
  slim = false,
  children,
}: {
  title: string;
  text: string;
  id?: string;
  /** Of words in another language than the page. */
  marks?: TitledMarks;
  slim?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} data-ground="white" className="bg-bg py-[clamp(40px,4.6vw,80px)]">
      <div className="container-site">
        <div className={`${PANEL} ${slim ? 'p-[clamp(28px,4vw,56px)]' : TALL}`}>
          <div
            className={`relative z-1 ${slim ? 'flex flex-wrap items-center justify-between gap-x-12 gap-y-7' : 'md:max-w-[64%]'}`}
          >
            <div>
              <h2 {...marks?.title} className={slim ? 'max-w-[22em] text-sub' : 'max-w-[14em]'}>
                {title}
              </h2>
              {text !== '' && (
                <p {...marks?.description} className={slim ? 'mt-3' : 'mt-4.5 text-intro'}>
                  {text}
                </p>
              )}
            </div>
            {Children.count(children) > 0 && (
              <div className={`flex flex-wrap gap-3.5 max-sm:*:w-full ${slim ? '' : 'mt-8'}`}>
                {children}
              </div>
            )}
          </div>
          {!slim && <CornerMotif />}
        </div>
      </div>
    </section>
  );
}
