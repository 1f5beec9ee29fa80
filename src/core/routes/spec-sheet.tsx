import { data } from 'react-router';
import { isPrintable } from '#content/documents/letters-without-font.ts';
import { valueOf } from '#content/loaded.ts';
import { loadMachine } from '#content/machines/load-machines.server.ts';
import { specSheetHref } from '#content/slugs/page-href.ts';
import { parseUnits } from '#content/units/unit-system.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { fill } from '#copy/wording.ts';
import { SpecSheet } from '#sections/machines/spec-sheet.tsx';
import { toSpecSheet } from '#sections/machines/to-spec-sheet.ts';
import { MissingPage, missingTitle, withoutContent } from '#sections/page/missing-page.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { pageContext } from '#server/http/http.ts';
import { useWords } from '#ui/wording-context.ts';
import { machineLinks } from '#site/machine-links.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/spec-sheet.ts';
import { statusOrRedirectBelow } from './moved-page.ts';
import { headOf } from '#site/page-head.ts';
import { sheetOrigin } from './sheet-origin.ts';

/** `/machines/:machineId/spec-sheet`: what is known of a machine and what its place must provide, to read and print. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const load = (slug: string) => loadMachine(site.reader, slug);
  const machine = await load(params.machineId);
  const asked = { kind: 'machine', slug: params.machineId, request, load } as const;
  const status = await statusOrRedirectBelow(site, asked, '/spec-sheet', machine);
  const system = parseUnits(new URL(request.url).searchParams);
  const found = valueOf(machine);
  const [head, origin] = await Promise.all([
    headOf(site),
    found ? sheetOrigin(site, found, system) : [],
  ]);
  const links = found ? machineLinks(site.wording, found, system) : [];
  const hasFile =
    found !== null &&
    isPrintable([toSpecSheet(site.wording, found, system, links), found.title, origin]);
  return data({ head, machine, system, links, origin, hasFile }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const wording = siteWording(loaderData.head.language);
  const words = wording.of(specSheetWords);
  const machine = valueOf(loaderData.machine);
  return pageMeta({
    ...loaderData.head,
    shown: loaderData,
    title: machine
      ? fill(words.title, { machine: machine.title })
      : missingTitle(loaderData.machine, wording.of(machineWords)),
    description: machine
      ? fill(words.description, { machine: machine.title })
      : withoutContent(loaderData.machine, wording.of(pageWords), words.missing),
    path: specSheetHref(machine?.slug ?? params.machineId),
    // It says what the machine's own page says, for paper.
    noindex: true,
  });
}

export default function SpecSheetPage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(machineWords);
  const { machine: loaded } = loaderData;
  const machine = valueOf(loaded);
  if (!machine) {
    return (
      <MissingPage
        title={missingTitle(loaded, words)}
        message={
          loaded.status === 'failed'
            ? loaded.message
            : fill(words.notFound, { id: params.machineId })
        }
        back={{ text: words.back, url: '/machines' }}
      />
    );
  }
  return (
    <Sections>
      <SpecSheet
        machine={machine}
        system={loaderData.system}
        links={loaderData.links}
        origin={loaderData.origin}
        hasFile={loaderData.hasFile}
      />
    </Sections>
  );
}
