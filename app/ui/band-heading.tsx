import type { ReactNode } from 'react';

/** A band's heading with its introduction, and on the right an action where there is one. */
export function BandHeading({
  id,
  title,
  description,
  action,
  onNight = false,
  centred = false,
}: {
  id?: string;
  title: string;
  description?: string;
  action?: ReactNode;
  onNight?: boolean;
  centred?: boolean;
}) {
  const tone = onNight ? 'text-[#b9c6df]' : 'text-text-2';
  return (
    <div
      className={`mb-[clamp(32px,3.4vw,56px)] flex flex-col gap-6 ${
        action ? 'md:flex-row md:items-end md:justify-between md:gap-8' : ''
      } ${centred ? 'items-center text-center' : ''}`}
    >
      <div className={action ? 'max-w-[900px]' : 'max-w-[760px]'}>
        {title !== '' && <h2 id={id}>{title}</h2>}
        {description && <p className={`mt-4.5 max-w-[38em] text-intro ${tone}`}>{description}</p>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
