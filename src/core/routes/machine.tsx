import { data } from 'react-router';
import { contactHref } from '#content/contact/inquiry-context.ts';
import { loadMachine, loadMachines } from '#content/machines/load-machines.server.ts';
import { relatedMachines } from '#content/machines/related-machines.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { parseUnits, pathInUnits } from '#content/units/unit-system.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { MachineFeatures } from '#sections/machines/machine-features.tsx';
import { MachineHero } from '#sections/machines/machine-hero.tsx';
import { MachineNextSteps } from '#sections/machines/machine-next-steps.tsx';
import { MachineSpecifications } from '#sections/machines/machine-specifications.tsx';
import { RecommendedMachines } from '#sections/machines/recommended-machines.tsx';
import { MachineViews } from '#sections/machines/machine-views.tsx';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { ExamplesBand } from '#sections/page/examples-band.tsx';
import { MissingPage, missingTitle } from '#sections/page/missing-page.tsx';
import { machineData } from '#seo/catalogue-data.ts';
import { Sections } from '#sections/page/sections.tsx';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { useWording } from '#ui/wording-context.ts';
import { machineLinks } from '#site/machine-links.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/machine.ts';
import { connectionProblem } from './content-notices.ts';
import { entryMeta } from './entry-meta.ts';
import { loadEntryPage } from './entry-page.ts';
import { valueOf } from '#content/loaded.ts';
import { pageWords } from '#copy/en/page-words.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const asked = { kind: 'machine', slug: params.machineId, request } as const;
  const [{ shown, status }, machines] = await Promise.all([
    loadEntryPage(site, asked, loadMachine),
    loadMachines(site.reader),
  ]);
  const problem = connectionProblem(site, shown.loaded);
  const system = parseUnits(new URL(request.url).searchParams);
  const machine = valueOf(shown.loaded);
  const related = machine ? relatedMachines(machine, valueOf(machines) ?? []) : [];
  const links = machine ? machineLinks(site.wording, machine, system) : [];
  return data({ ...shown, related, problem, system, links }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head } = loaderData;
  const words = siteWording(head.language).of(machineWords);
  return entryMeta(loaderData, {
    ...{ kind: 'machine', slug: params.machineId, words },
    without: fill(words.missing, { slug: params.machineId }),
    of: (entry) => ({
      description: entry.description,
      structuredData: [machineData(head, entry)],
    }),
  });
}

/** An address of blanks names no machine at all. */
function notFoundText(wording: Wording, machineId: string): string {
  const words = wording.of(machineWords);
  return machineId.trim() === '' ? words.noIdentifier : fill(words.notFound, { id: machineId });
}

export default function MachinePage({ loaderData, params }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(machineWords);
  const { loaded } = loaderData;
  const machine = valueOf(loaded);
  if (!machine) {
    return (
      <MissingPage
        title={missingTitle(loaded, words)}
        message={
          loaded.status === 'failed' ? loaded.message : notFoundText(wording, params.machineId)
        }
        back={{ text: words.back, url: '/machines' }}
      />
    );
  }
  return (
    <Sections>
      <MachineHero machine={machine} system={loaderData.system} />
      <MachineViews machine={machine} />
      <MachineFeatures machine={machine} />
      <MachineSpecifications
        machine={machine}
        system={loaderData.system}
        path={machineHref(machine.slug)}
      />
      <MachineNextSteps
        slug={machine.slug}
        system={loaderData.system}
        links={loaderData.links}
        ground={machine.specs.length > 0 ? 'mist' : 'white'}
      />
      <ExamplesBand
        id="deployments"
        {...words.deployments}
        examples={machine.deploymentExamples}
        ground={machine.specs.length > 0 ? 'white' : 'mist'}
      />
      <ConnectionBand problem={loaderData.problem} />
      <RecommendedMachines
        title={words.related}
        machines={loaderData.related}
        brief={false}
        units={loaderData.system}
      />
      <CallToAction
        id="contact"
        title={fill(words.closing, { title: machine.title })}
        text={words.closingText}
      >
        <ButtonLink to={contactHref('machine', machine.slug)} look="inverse">
          {wording.of(pageWords).contact}
        </ButtonLink>
        <ButtonLink to={pathInUnits('/machines', loaderData.system)} look="ghost">
          {words.back}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
