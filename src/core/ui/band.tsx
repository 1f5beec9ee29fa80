import type { ReactNode } from 'react';

const GROUNDS = {
  white: 'bg-bg',
  mist: 'bg-band',
  night: 'text-white bg-night [--ring:#fff]',
} as const;

/** One horizontal band of a page. The ground changes only when the topic does. */
export function Band({
  ground = 'white',
  id,
  labelledBy,
  className = '',
  children,
}: {
  ground?: keyof typeof GROUNDS;
  id?: string | undefined;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-ground={ground}
      className={`py-section ${GROUNDS[ground]} ${className}`}
    >
      <div className="container-site">{children}</div>
    </section>
  );
}
