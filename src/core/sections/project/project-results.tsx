import { projectQuery, resultHref } from '#content/project/project-list.ts';
import type { StoredResult } from '#content/project/stored-project.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { fill } from '#copy/wording.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

export type ShownResult = StoredResult & {
  /** The page of the list without this result. */
  withoutIt: string;
};

/** The results of a list, worked out anew, each with what was entered and the version of its formulas. */
export function ProjectResults({ results }: { results: ShownResult[] }) {
  const words = useWords(projectWords);
  return (
    <ul className="grid gap-4">
      {results.map(({ withoutIt, ...result }) => (
        <li
          key={resultHref(result)}
          data-project-part={projectQuery({ machines: [], results: [result] })}
          data-project-name={result.title}
          className="rounded-card bg-card p-[clamp(18px,2.2vw,28px)] shadow-rest print:break-inside-avoid"
        >
          <h3 className="text-title">{result.title}</h3>
          <p className="mt-1 text-small text-text-2">
            {fill(words.formulaVersion, { version: result.formulaVersion })}
          </p>
          <ProjectLines lines={result.lines} strong />
          <h4 className="mt-6 text-body! font-medium">{words.inputs}</h4>
          <ProjectLines lines={result.inputs} />
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small touch:gap-y-5 print:hidden">
            <SiteLink to={resultHref(result)} className="touch-area py-1 text-link underline">
              {words.results.change}
              <span className="sr-only"> {result.title}</span>
            </SiteLink>
            <SiteLink
              to={withoutIt}
              data-project-edit=""
              className="touch-area py-1 text-link underline"
            >
              {words.results.remove}
              <span className="sr-only"> {result.title}</span>
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Names and their values. */
export function ProjectLines({
  lines,
  strong = false,
}: {
  lines: StoredResult['lines'];
  strong?: boolean;
}) {
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
      {lines.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-text-2">{name}</dt>
          <dd className={`max-sm:mb-2 ${strong ? 'font-medium' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
