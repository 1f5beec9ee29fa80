import type { ReactNode } from 'react';

/** A page that is one narrow column: a form that was posted, or a single step. */
export function NarrowPage({
  result,
  children,
}: {
  /** What became of a form that was posted; read by the counting of events. */
  result?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className="bg-band py-section" data-form-result={result}>
      <div className="container-site max-w-[760px]!">{children}</div>
    </section>
  );
}
