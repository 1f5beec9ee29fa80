import type { ReactNode } from 'react';
import type { TitledMarks } from './word-marks.ts';

/** A band's heading with its introduction, and on the right an action where there is one. */
export function BandHeading({
  id,
  title,
  description,
  action,
  onNight = false,
  marks,
}: {
  id?: string;
  title: string;
  description?: string;
  action?: ReactNode;
  onNight?: boolean;
  /** Of words in another language than the page. */
  marks?: TitledMarks;
}) {
  const tone = onNight ? 'text-on-night' : 'text-text-2';
  return (
    <div
      className={`mb-10 flex flex-col gap-6 ${
        action ? 'md:flex-row md:items-end md:justify-between md:gap-8' : ''
      }`}
    >
      <div className={action ? 'max-w-[920px]' : 'max-w-[760px]'}>
        {title !== '' && (
          <h2 {...marks?.title} id={id}>
            {title}
          </h2>
        )}
        {description && (
          <p {...marks?.description} className={`mt-4.5 max-w-[38em] text-intro ${tone}`}>
            {description}
          </p>
        )}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
