import { data, redirect } from 'react-router';
import { isPrintable } from '#content/documents/letters-without-font.ts';
import { asChoice } from '#content/locales/translation.ts';
import { valueOf } from '#content/loaded.ts';
import { loadMachines } from '#content/machines/load-machines.server.ts';
import {
  parseProject,
  projectHrefAfter,
  projectHref,
  projectQuery,
  resultHref,
  type ProjectList,
} from '#content/project/project-list.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { fill } from '#copy/wording.ts';
import { UnitsSwitch } from '#sections/machines/units-switch.tsx';
import { Part, Sections } from '#sections/page/sections.tsx';
import { ProjectForm } from '#sections/project/project-form.tsx';
import { ProjectOnward } from '#sections/project/project-onward.tsx';
import {
  ProjectLines,
  ProjectResults,
  type ShownResult,
} from '#sections/project/project-results.tsx';
import { ProjectRows, type ShownMachine } from '#sections/project/project-rows.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { pageAddress } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { CornerMotif } from '#ui/slot-motif.tsx';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/project.ts';
import { parseAsked, readAskedProject } from './asked-project.ts';
import { keepProject, readKeptProject } from './kept-project.ts';
import { headOf } from '#site/page-head.ts';

const FORM = 'project-form';
/** A list is one visitor's, and lists are without number. */
const OWN = { 'Cache-Control': 'no-store' };
/** The names that the form of the page sends; a list that came so is shown at its own address. */
const OF_THE_FORM = ['row', 'quantity', 'was', 'add'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const keptBefore = readKeptProject(request);
  if (searchParams.has('kept')) {
    const { list } = parseProject(withBoth(keptBefore, searchParams));
    throw redirect(projectHref(list), { headers: { ...OWN, ...keepProject(request, list) } });
  }
  const { parsed, address } = parseAsked(searchParams);
  const { list, refused, removed, beyond } = parsed;
  const isClean = refused.length === 0 && address === '' && beyond === 0;
  if (isClean && OF_THE_FORM.some((name) => searchParams.has(name)))
    throw redirect(projectHrefAfter(list, removed), {
      headers: { ...OWN, ...(keptBefore && keepProject(request, list)) },
    });
  // Only who began a list without a script has a cookie, which follows what they change.
  const followed =
    keptBefore && searchParams.has('removed') && isClean ? keepProject(request, list) : {};
  const [asked, loadedChoices] = await Promise.all([
    readAskedProject(site.wording, site.reader, { parsed, address }),
    loadMachines(site.reader),
  ]);
  const { machines, stored, left, status } = asked;
  const kept: ProjectList = {
    machines: stored?.machines ?? [],
    results: stored?.results ?? [],
    ...(list.units && { units: list.units }),
  };
  const choices = (valueOf(loadedChoices) ?? []).filter(({ slug }) => slug !== '');
  const cardOf = (slug: string): Pick<ShownMachine, 'slug' | 'title' | 'type' | 'picture'> =>
    choices.find((card) => card.slug === slug) ?? {
      slug,
      title: slug,
      type: 'vending',
      picture: null,
    };
  const shown = machines.map(({ facts: _, ...machine }): ShownMachine => ({
    ...machine,
    part: partOf(machine.slug),
    quantity: String(machine.quantity),
    was: String(machine.quantity),
    withoutIt: projectHrefAfter(without(kept, machine.slug), [machine]),
    isRefused: false,
  }));
  // Where they stood: those that are not there any more stand before none.
  for (const { slug, quantity, at } of refused.toReversed()) {
    const before = new Set(list.machines.slice(0, at).map((machine) => machine.slug));
    const place = shown.filter((machine) => before.has(machine.slug)).length;
    shown.splice(place, 0, {
      ...cardOf(slug),
      part: partOf(slug),
      quantity,
      was: '1',
      withoutIt: changed(projectHref(kept)),
      isRefused: true,
    });
  }
  const head = await headOf(site);
  return data(
    {
      head,
      hasFile: isPrintable([stored, left, head.siteName]),
      isPlain: searchParams.size === 0,
      query: refused.length === 0 && stored ? stored.query : '',
      kept: projectQuery({ machines: kept.machines, results: kept.results }),
      units: list.units ?? 'metric',
      machines: shown,
      sums: refused.length === 0 ? (stored?.sums ?? []) : [],
      removed: removed.map(({ slug, quantity }) => ({
        card: cardOf(slug),
        part: partOf(slug),
        undo: changed(projectHref({ ...kept, machines: [...kept.machines, { slug, quantity }] })),
      })),
      results: (stored?.results ?? []).map((result): ShownResult => ({
        ...result,
        withoutIt: changed(
          projectHref({
            ...kept,
            results: kept.results.filter((other) => resultHref(other) !== resultHref(result)),
          }),
        ),
      })),
      choices: choices.map((card) => asChoice({ slug: card.slug, title: card.title }, card)),
      address,
      left,
    },
    {
      status,
      ...(searchParams.size > 0 && { headers: { ...OWN, ...followed } }),
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

function without(list: ProjectList, slug: string): ProjectList {
  return { ...list, machines: list.machines.filter((machine) => machine.slug !== slug) };
}

/** The page of a list that a link changes, without anything to put back. */
function changed(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}removed=`;
}

/** What a browser has kept, then what is added to it. */
function withBoth(kept: URLSearchParams | null, added: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...(kept ?? []), ...added]);
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
  const { machines, sums, removed, results, query, kept, units, left, choices } = loaderData;
  const { address, isPlain, head, hasFile } = loaderData;
  const isEmpty = machines.length === 0 && results.length === 0;
  return (
    <Sections>
      <section
        className="bg-mist"
        data-project-page={query === '' ? '' : kept}
        data-project-plain={isPlain ? '' : undefined}
      >
        <div className="container-site py-[clamp(24px,2.6vw,40px)] pb-[clamp(40px,4.6vw,72px)]">
          <Breadcrumb items={[{ label: words.trail }]} />
          <h1 className="mt-6 text-page">{words.title}</h1>
          <p className="mt-5 max-w-[38em] text-intro leading-normal text-text-2">{words.intro}</p>
          {left.length > 0 && <LeftOut lines={left} />}
          {removed.map((machine) => (
            <Removed key={machine.part} {...machine} />
          ))}
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
                  {sums.length > 0 && (
                    <Part>
                      <div className="mt-6 rounded-card bg-card p-[clamp(18px,2.2vw,28px)] shadow-rest print:break-inside-avoid">
                        <div className="flex flex-wrap items-center justify-between gap-3">
                          <h3 id="project-sums" className="text-title">
                            {words.sums.title}
                          </h3>
                          <UnitsSwitch
                            path={`/project?${kept}`}
                            system={units}
                            anchor="project-sums"
                          />
                        </div>
                        <ProjectLines lines={sums} strong />
                      </div>
                    </Part>
                  )}
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
                  <ProjectOnward
                    query={query}
                    address={pageAddress(head, `/project?${query}`)}
                    hasFile={hasFile}
                  />
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
                  units={units}
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

function Removed({ part, card, undo }: { part: string; card: { title: string }; undo: string }) {
  const foreign = useForeign();
  const { title } = card;
  const words = useWords(projectWords).machines;
  return (
    <p
      role="status"
      data-project-part={part}
      data-project-name={title}
      className="mt-6 flex flex-wrap gap-x-6 gap-y-2 rounded-card bg-card p-4 shadow-rest print:hidden"
    >
      {fill(words.removed, { machine: title })}
      <SiteLink to={undo} data-project-edit="" className="touch-area text-link underline">
        {words.undo}
        <span {...foreign(card, 'title')} className="sr-only">
          {' '}
          {title}
        </span>
      </SiteLink>
    </p>
  );
}

function LeftOut({ lines }: { lines: string[] }) {
  const words = useWords(projectWords);
  return (
    <div className="mt-8 rounded-card bg-notice p-4 text-on-notice">
      <p className="font-medium">{words.left.title}</p>
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
