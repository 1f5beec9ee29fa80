import type { ReactNode } from 'react';
import type { ProjectInputs } from '#content/project/project-list.ts';
import { toolWords } from '#copy/en/tool-words.ts';
import { count } from '#copy/wording.ts';
import { AddToProject } from '#sections/project/add-to-project.tsx';
import { Band } from '#ui/band.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording } from '#ui/wording-context.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { ToolForm } from './tool-form.tsx';

/** A tool: the form, its result behind it in a card that stays in sight; on a phone the result comes first. */
export function ToolLayout({
  path,
  resultTitle,
  result,
  asked,
  wrong,
  above,
  children,
}: {
  path: string;
  resultTitle: string;
  /** Null as long as a figure cannot be used. */
  result: ReactNode;
  /** The contact page about the result, and the result as an item of the project list, by its inputs and title. */
  asked: { href: string; item: ProjectInputs; title: string } | null;
  /** The fields that cannot be used, by their ids: named above everything else in the place of a result. */
  wrong: readonly { id: string; label: string }[];
  /** Over the form. */
  above?: ReactNode;
  children: ReactNode;
}) {
  const wording = useWording();
  const words = wording.of(toolWords);
  return (
    <Band ground="mist" className="pt-10!">
      {result === null && (
        <ProblemSummary
          id="result"
          title={words.noResult.title}
          text={count(wording, words.noResult.text, wrong.length)}
        >
          {wrong.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ProblemSummary>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        {result !== null && (
          <section
            id="result"
            aria-labelledby="result-title"
            className="min-w-0 scroll-mt-24 rounded-card bg-card p-[clamp(20px,2.4vw,36px)] shadow-lift lg:sticky lg:top-24 lg:order-2"
          >
            <h2 id="result-title" className="text-small! font-medium tracking-normal! text-text-2">
              {resultTitle}
            </h2>
            {result}
            {asked && (
              <div data-live="asked">
                <p className="mt-6 text-small text-text-2">{words.share}</p>
                <div className="mt-4 flex flex-wrap gap-3.5 max-sm:*:w-full">
                  <ButtonLink to={asked.href} look="outline">
                    {words.ask}
                  </ButtonLink>
                  <AddToProject
                    item={{ machines: [], results: [asked.item] }}
                    title={asked.title}
                  />
                </div>
              </div>
            )}
          </section>
        )}
        <div className="grid min-w-0 gap-5">
          {above}
          <ToolForm to={`${path}#result`} isLive={result !== null} className="grid min-w-0 gap-5">
            {children}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:*:w-full">
              <Button type="submit">{words.update}</Button>
              <SiteLink
                to={path}
                className="touch-area py-2 text-center text-link underline-offset-4 hover:underline"
              >
                {words.again}
              </SiteLink>
            </div>
          </ToolForm>
        </div>
      </div>
    </Band>
  );
}

/** Fields of one subject in a card. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-panel bg-card p-5 shadow-rest md:p-6">
      <legend className="float-start mb-4 w-full text-title leading-tight font-semibold tracking-[-0.018em]">
        {legend}
      </legend>
      <div className="clear-both grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** In a group of fields, what takes the whole width. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className="min-w-0 sm:col-span-2">{children}</div>;
}
