import { projectWords } from '#copy/en/project-words.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

/** The project list that goes with an inquiry, above its form. */
export function ProjectCard({
  lines,
  query,
  withoutIt,
}: {
  /** A line for each machine and each result. */
  lines: string[];
  /** The list as the query of an address. */
  query: string;
  /** The contact page without it. */
  withoutIt: string;
}) {
  const words = useWords(projectWords);
  return (
    <section
      aria-label={words.card.label}
      data-project-card=""
      className="mb-4 flex items-start gap-4 rounded-card bg-card p-4 shadow-rest"
    >
      <div className="min-w-0 flex-1">
        <p className="text-small text-text-2">{words.card.label}</p>
        <p>
          <SiteLink
            to={`/project?${query}`}
            className="touch-area inline-block font-medium hover:underline"
          >
            {words.title}
          </SiteLink>
        </p>
        <ul className="mt-1 text-small">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <SiteLink to={withoutIt} className="touch-area shrink-0 py-1 text-small text-link underline">
        {words.card.remove}
        <span className="sr-only"> {words.title}</span>
      </SiteLink>
    </section>
  );
}

/**
 * Offers to send the list along that the browser keeps. Shown by the script (`islands/project-list.ts`), which adds that
 * list to the address; nobody else sees it.
 */
export function ProjectAlong({ about }: { /** What else the inquiry is about. */ about?: string }) {
  const words = useWords(projectWords);
  return (
    <p hidden className="mb-4">
      <SiteLink
        to={about ? `/contact?about=${encodeURIComponent(about)}&` : '/contact?'}
        rel="nofollow"
        data-project-along=""
        className="touch-area inline-block text-link underline"
      >
        {words.card.sendAlong}
      </SiteLink>
    </p>
  );
}
