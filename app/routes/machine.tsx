import { data } from 'react-router';
import { loadMachine } from '#content/machines/load-machine.server.ts';
import { machineWords as words } from '#copy/machine-words.ts';
import { MachineFeatures } from '#sections/machines/machine-features.tsx';
import { MachineHero } from '#sections/machines/machine-hero.tsx';
import { MachineSpecifications } from '#sections/machines/machine-specifications.tsx';
import { MachineViews } from '#sections/machines/machine-views.tsx';
import { ExamplesBand } from '#sections/page/examples-band.tsx';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { siteContext } from '#server/site-context.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import type { Route } from './+types/machine.ts';
import { headOf } from './page-head.ts';
import { statusOf, valueOf } from './page-status.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { reader, settings } = context.get(siteContext);
  const machine = await loadMachine(reader, params.machineId);
  return data({ head: headOf(settings), machine }, { status: statusOf(machine) });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const machine = valueOf(loaderData.machine);
  return pageMeta({
    ...loaderData.head,
    title: machine?.title ?? words.notFoundTitle,
    description: machine?.description ?? words.notFound(params.machineId),
    path: `/machines/${machine?.slug ?? params.machineId}`,
    picture: machine?.pictures[0]?.url,
    noindex: !machine,
  });
}

export default function MachinePage({ loaderData, params }: Route.ComponentProps) {
  const { machine: loaded } = loaderData;
  const machine = valueOf(loaded);
  if (!machine) {
    return (
      <MissingPage
        title={loaded.status === 'failed' ? words.errorTitle : words.notFoundTitle}
        message={loaded.status === 'failed' ? loaded.message : words.notFound(params.machineId)}
        back={{ text: words.back, url: '/machines' }}
      />
    );
  }
  return (
    <>
      <MachineHero machine={machine} />
      <MachineViews machine={machine} />
      <MachineFeatures machine={machine} />
      <MachineSpecifications specs={machine.specs} />
      <ExamplesBand id="deployments" {...words.deployments} examples={machine.deploymentExamples} />
      <CallToAction id="contact" title={words.closing(machine.title)} text={words.closingText}>
        <ButtonLink to="/contact" look="inverse">
          Contact Us
        </ButtonLink>
        <ButtonLink to="/machines" look="ghost">
          {words.back}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
