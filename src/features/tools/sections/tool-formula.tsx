import type { ReactNode } from 'react';
import { Fold } from '#ui/fold.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** How a result is worked out, folded; open, the lines stand beside what they take for granted. */
export function ToolFormula({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly string[];
  children: ReactNode;
}) {
  return (
    <section id="formula" aria-labelledby="formula-title" className="mt-6">
      <h2 id="formula-title" className="sr-only">
        {title}
      </h2>
      <Fold label={title} icon="percent">
        <div className="grid gap-x-[clamp(28px,4vw,64px)] gap-y-5 lg:grid-cols-2">
          <ul className="grid content-start gap-2.5 text-note">
            {lines.map((line) => (
              <li key={line} className="rounded-input bg-band px-4 py-2.5">
                {line}
              </li>
            ))}
          </ul>
          <div>{children}</div>
        </div>
      </Fold>
    </section>
  );
}

/** Where a first figure comes from, as a link where that can be read. */
export function Source({ name, url }: { name: string; url: string | null }) {
  if (url === null) return name;
  return (
    <SiteLink to={url} className="text-link underline underline-offset-4">
      {name}
    </SiteLink>
  );
}
