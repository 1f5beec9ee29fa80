import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { storedProjectPath } from '#content/project/stored-project-path.ts';
import type { StoredProject } from '#content/project/stored-project.ts';
import { projectListWords } from '#copy/en/project-list-words.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { fill } from '#copy/wording.ts';
import { useWords } from '#ui/wording-context.ts';
import { AdminCard, FactList } from './admin-card.tsx';

const { detail } = adminInquiryWords;
const LINK = 'text-link underline underline-offset-4';

/** The list that an inquiry was sent with: machines, and results with their inputs and the version of their formulas. */
export function InquiryProject({ project }: { project: StoredProject }) {
  const words = useWords(projectWords);
  const { machine } = useWords(projectListWords);
  const { machines, sums, results } = project;
  return (
    <AdminCard title={detail.project} text={detail.projectText} id="project">
      <ul className="grid gap-2">
        {machines.map(({ slug, title, quantity }) => (
          <li key={slug}>
            <a href={`/machines/${encodeURIComponent(slug)}`} className={LINK}>
              {fill(machine, { title, quantity })}
            </a>
          </li>
        ))}
      </ul>
      {sums.length > 0 && (
        <div className="mt-5">
          <FactList facts={sums.map(({ name, value }) => [name, value] as const)} />
        </div>
      )}
      {results.map((result) => (
        <section key={`${result.tool}?${result.query}`} className="mt-6 border-t border-line pt-5">
          <h3 className="text-body! font-medium">{result.title}</h3>
          <p className="mb-4 text-small text-text-2">
            {fill(words.formulaVersion, { version: result.formulaVersion })}
          </p>
          <FactList facts={result.lines.map(({ name, value }) => [name, value] as const)} />
          <h4 className="mt-5 mb-3 text-note! font-medium">{words.inputs}</h4>
          <FactList facts={result.inputs.map(({ name, value }) => [name, value] as const)} />
        </section>
      ))}
      <p className="mt-5 text-note">
        <a href={storedProjectPath(project)} className={LINK}>
          {detail.openProject}
        </a>
      </p>
    </AdminCard>
  );
}
