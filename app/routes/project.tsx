import { data, redirect } from 'react-router';
import { valueOf } from '#content/loaded.ts';
import { loadMachines } from '#content/machines/load-machines.server.ts';
import {
  projectHref,
  projectQuery,
  toolHref,
  type ProjectList,
} from '#content/project/project-list.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { Part, Sections } from '#sections/page/sections.tsx';
import { ProjectForm } from '#sections/project/project-form.tsx';
import { ProjectOnward } from '#sections/project/project-onward.tsx';
import { ProjectResults, type ShownResult } from '#sections/project/project-results.tsx';
import { ProjectRows, type ShownMachine } from '#sections/project/project-rows.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { pageContext } from '#server/http/http.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CornerMotif } from '#ui/slot-motif.tsx';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '../site-wording.ts';
import type { Route } from './+types/project.ts';
import { parseAsked, readAskedProject } from './asked-project.ts';
import { headOf } from './page-head.ts';

const FORM = 'project-form';
/** The names that the form of the page sends; a list that came so is shown at its own address. */
const OF_THE_FORM = ['row', 'quantity', 'add'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const { parsed, address } = parseAsked(searchParams);
  const { list, refused, beyond } = parsed;
  const isClean = refused.length === 0 && address === '' && beyond === 0;
  if (isClean && OF_THE_FORM.some((name) => searchParams.has(name)))
    throw redirect(projectHref(list), 302);
  const [asked, loadedChoices] = await Promise.all([
    readAskedProject(site.wording, site.reader, { parsed, address }),
    loadMachines(site.reader),
  ]);
  const { machines, stored, left, status } = asked;
  const kept: ProjectList = stored ?? { machines: [], results: [] };
  const choices = (valueOf(loadedChoices) ?? []).filter(({ slug }) => slug !== '');
  const titles = new Map(choices.map(({ slug, title }) => [slug, title]));
  return data(
    {
      head: await headOf(site),
      isPlain: searchParams.size === 0,
      query: refused.length === 0 && stored ? stored.query : '',
      machines: [
        ...machines.map((machine): ShownMachine => ({
          ...machine,
          part: partOf(machine.slug),
          quantity: String(machine.quantity),
          withoutIt: projectHref(without(kept, machine.slug)),
          isRefused: false,
        })),
        ...refused.map(({ slug, quantity }): ShownMachine => ({
          slug,
          part: partOf(slug),
          title: titles.get(slug) ?? slug,
          type: 'vending',
          picture: null,
          quantity,
          withoutIt: projectHref(kept),
          isRefused: true,
        })),
      ],
      results: (stored?.results ?? []).map((result): ShownResult => ({
        ...result,
        withoutIt: projectHref({
          machines: kept.machines,
          results: kept.results.filter((other) => toolHref(other) !== toolHref(result)),
        }),
      })),
      choices: choices.map(({ slug, title }) => ({ slug, title })),
      address,
      left,
    },
    {
      status,
      // A list is one visitor's, and lists are without number.
      ...(searchParams.size > 0 && { headers: { 'Cache-Control': 'no-store' } }),
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** A machine's part of an address, without the quantity. */
function partOf(slug: string): string {
  return projectQuery({ machines: [{ slug, quantity: 1 }], results: [] }).slice(0, -2);
}

function without({ machines, results }: ProjectList, slug: string): ProjectList {
  return { machines: machines.filter((machine) => machine.slug !== slug), results };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(projectWords);
  return pageMeta({
    ...loaderData.head,
    shown: loaderData,
    title: words.title,
    description: words.description,
    path: '/project',
    noindex: true,
  });
}

export default function Project({ loaderData }: Route.ComponentProps) {
  const words = useWords(projectWords);
  const { machines, results, query, left, choices, address, isPlain, head } = loaderData;
  const isEmpty = machines.length === 0 && results.length === 0;
  return (
    <Sections>
      <section
        className="bg-mist"
        data-project-page={query}
        data-project-plain={isPlain ? '' : undefined}
      >
        <div className="container-site py-[clamp(24px,2.6vw,40px)] pb-[clamp(40px,4.6vw,72px)]">
          <Breadcrumb items={[{ label: words.trail }]} />
          <h1 className="mt-6 text-page">{words.title}</h1>
          <p className="mt-5 max-w-[38em] text-intro leading-normal text-text-2">{words.intro}</p>
          {left.length > 0 && <LeftOut lines={left} />}
          <div className="mt-10 grid gap-x-[clamp(28px,4vw,64px)] gap-y-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
            <div className="grid min-w-0 gap-10" data-project-list="">
              {isEmpty && <Nothing />}
              {machines.length > 0 && (
                <section aria-labelledby="project-machines" className="min-w-0">
                  <h2 id="project-machines" className="mb-5 text-sub">
                    {words.machines.title}
                  </h2>
                  <Part>
                    <ProjectRows machines={machines} form={FORM} />
                  </Part>
                </section>
              )}
              {results.length > 0 && (
                <section aria-labelledby="project-results">
                  <h2 id="project-results" className="mb-5 text-sub">
                    {words.results.title}
                  </h2>
                  <Part>
                    <ProjectResults results={results} />
                  </Part>
                </section>
              )}
            </div>
            {query !== '' && (
              <div className="min-w-0 lg:row-span-2">
                <Part>
                  <ProjectOnward query={query} address={`${head.siteUrl}/project?${query}`} />
                </Part>
              </div>
            )}
            {/* Beside an empty list, below one that holds something. */}
            <div className="min-w-0">
              <Part>
                <ProjectForm
                  id={FORM}
                  tools={results.map(({ tool, query: inputs }) => `${tool}:${inputs}`)}
                  choices={choices}
                  address={address}
                  hasRows={machines.length > 0}
                />
              </Part>
            </div>
          </div>
          {/* Filled by a script: at the edge of the window it moves nothing that is being read. */}
          <div
            data-project-notice=""
            className="sticky bottom-4 z-30 mt-8 empty:hidden print:hidden"
          />
        </div>
      </section>
    </Sections>
  );
}

function LeftOut({ lines }: { lines: string[] }) {
  const words = useWords(projectWords);
  return (
    <div className="mt-8 rounded-card bg-notice p-4 text-on-notice">
      <p className="font-[560]">{words.left.title}</p>
      <ul className="mt-1 grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Nothing() {
  const words = useWords(projectWords);
  return (
    <div className="relative grid overflow-hidden rounded-card bg-banner p-[clamp(24px,2.8vw,40px)] text-white max-md:pt-36 [--ring:#fff]">
      <div className="relative z-1 self-end md:max-w-[56%]">
        <h2 className="text-sub">{words.empty.title}</h2>
        <p className="mt-3 text-brand-50">{words.empty.text}</p>
        <p className="mt-6">
          <ButtonLink to="/machines" look="inverse">
            {words.empty.machines}
          </ButtonLink>
        </p>
      </div>
      <CornerMotif />
    </div>
  );
}
