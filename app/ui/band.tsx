import type { ReactNode } from 'react';

const GROUNDS = {
  white: 'bg-bg',
  mist: 'bg-band',
  night: 'text-white bg-[radial-gradient(90%_70%_at_70%_0,#1c3a86_0,#0f1c40_46%,#0b1324_100%)]',
} as const;

/** One horizontal band of a page. The ground changes only when the topic does (design brief). */
export function Band({
  ground = 'white',
  id,
  labelledBy,
  className = '',
  children,
}: {
  ground?: keyof typeof GROUNDS;
  id?: string;
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
