import { data } from 'react-router';
import { loadMachine } from '#content/machines/load-machine.server.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { machineWords as words } from '#copy/machine-words.ts';
import { MachineFeatures } from '#sections/machines/machine-features.tsx';
import { MachineHero } from '#sections/machines/machine-hero.tsx';
import { MachineSpecifications } from '#sections/machines/machine-specifications.tsx';
import { MachineViews } from '#sections/machines/machine-views.tsx';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { ExamplesBand } from '#sections/page/examples-band.tsx';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { missingTitle } from '#sections/page/missing-title.ts';
import { machineData } from '#seo/catalogue-data.ts';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import type { Route } from './+types/machine.ts';
import { connectionProblem } from './content-notices.ts';
import { headOf } from './page-head.ts';
import { statusOrMove } from './moved-page.ts';
import { valueOf } from '#content/loaded.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const load = (slug: string) => loadMachine(site.reader, slug);
  const machine = await load(params.machineId);
  const asked = { kind: 'machine', slug: params.machineId, request, load } as const;
  const status = await statusOrMove(site, asked, machine);
  const problem = connectionProblem(site, machine);
  return data({ head: headOf(site), machine, problem }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const machine = valueOf(loaderData.machine);
  return pageMeta({
    ...loaderData.head,
    title: machine?.title ?? missingTitle(loaderData.machine, words),
    description: machine?.description ?? words.missing(params.machineId),
    path: machineHref(machine?.slug ?? params.machineId),
    noindex: !machine,
    structuredData: machine
      ? [
          machineData(loaderData.head, machine),
          breadcrumbData(loaderData.head, [
            { name: words.trail, path: '/machines' },
            { name: machine.title, path: machineHref(machine.slug) },
          ]),
        ]
      : [],
  });
}

/** An address of blanks names no machine at all. */
function notFoundText(machineId: string): string {
  return machineId.trim() === '' ? words.noIdentifier : words.notFound(machineId);
}

export default function MachinePage({ loaderData, params }: Route.ComponentProps) {
  const { machine: loaded } = loaderData;
  const machine = valueOf(loaded);
  if (!machine) {
    return (
      <MissingPage
        title={missingTitle(loaded, words)}
        message={loaded.status === 'failed' ? loaded.message : notFoundText(params.machineId)}
        back={{ text: words.back, url: '/machines' }}
      />
    );
  }
  return (
    <Sections>
      <MachineHero machine={machine} />
      <MachineViews machine={machine} />
      <MachineFeatures machine={machine} />
      <MachineSpecifications specs={machine.specs} />
      <ExamplesBand
        id="deployments"
        {...words.deployments}
        examples={machine.deploymentExamples}
        ground={machine.specs.length > 0 ? 'white' : 'mist'}
      />
      <ConnectionBand problem={loaderData.problem} />
      <CallToAction id="contact" title={words.closing(machine.title)} text={words.closingText}>
        <ButtonLink to="/contact" look="inverse">
          Contact Us
        </ButtonLink>
        <ButtonLink to="/machines" look="ghost">
          {words.back}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
