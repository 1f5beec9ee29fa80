import { useId, type ReactNode } from 'react';

/** One matter on a page of the owner's. */
export function AdminCard({
  title,
  text,
  id,
  children,
}: {
  title: string;
  text?: ReactNode;
  id?: string;
  children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="min-w-0 rounded-panel border border-line bg-card p-[clamp(18px,2.2vw,28px)]"
    >
      <h2 id={titleId} className="text-title!">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-[40em] text-note text-text-2">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}

/** A small word of state beside something. */
export function StateChip({
  tone = 'quiet',
  children,
}: {
  tone?: 'quiet' | 'good' | 'notice' | 'bad';
  children: ReactNode;
}) {
  const tones = {
    quiet: 'border-line text-text-2',
    good: 'border-transparent bg-success text-on-success',
    notice: 'border-transparent bg-notice text-on-notice',
    bad: 'border-error text-error',
  };
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-full border px-2.5 text-small whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

/** Names and what they are, one below the other on a narrow screen; what is null is left out. */
export function FactList({ facts }: { facts: (readonly [string, ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null);
  return (
    <dl className="grid gap-x-6 gap-y-3 text-note sm:grid-cols-[minmax(130px,auto)_minmax(0,1fr)]">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-2 max-sm:-mb-2.5">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
