import type { ReactNode } from 'react';

/**
 * Why there is no answer, with a link to each field, above everything else: the address of an answer leads to it and
 * gives it the focus.
 */
export function ProblemSummary({
  id,
  title,
  text,
  children,
}: {
  /** What the form's address ends with. */
  id: string;
  title: string;
  text?: string;
  /** List items with links. */
  children: ReactNode;
}) {
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="mb-8 scroll-mt-24 rounded-panel border border-error bg-card p-5 md:p-6"
    >
      <h2
        id={`${id}-title`}
        className="text-title! font-body! leading-tight! font-medium! tracking-normal!"
      >
        {title}
      </h2>
      {text !== undefined && <p className="mt-2 text-text-2">{text}</p>}
      <ul className="mt-2 grid list-disc ps-5 touch:gap-5 [&_a]:touch-area [&_a]:inline-block [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4">
        {children}
      </ul>
    </div>
  );
}
