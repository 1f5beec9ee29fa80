import { data } from 'react-router';
import { machinePicture } from '#content/media/built-in-picture.ts';
import { loadCatalogue, loadMachines } from '#content/machines/load-machines.server.ts';
import { loadMachinesPage } from '#content/machines/load-machines-page.server.ts';
import { FACETS } from '#content/machines/facet-names.ts';
import {
  findMachines,
  hasChoice,
  parseFacets,
  toFacetOptions,
  withoutValue,
} from '#content/machines/machine-facets.ts';
import type { ProductCard } from '#content/products/product.ts';
import { loadProducts } from '#content/products/load-products.server.ts';
import { loadTestimonials } from '#content/testimonials/load-testimonials.server.ts';
import { parseUnits } from '#content/units/unit-system.ts';
import type { CatalogueMachine, MachineType } from '#content/machines/machine.ts';
import { machinesPageWords } from '#copy/en/machines-page-words.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { InquiryBand } from '#sections/inquiry-form/inquiry-band.tsx';
import { CompareChoice } from '#sections/machines/compare-choice.tsx';
import { MachineFinder, type Finding } from '#sections/machines/machine-finder.tsx';
import { MachineGroup } from '#sections/machines/machine-group.tsx';
import { MachinesProblem } from '#sections/machines/machines-problem.tsx';
import { ConnectionBand, RefreshContentBand } from '#sections/notices/connection-band.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { IntroPairBand } from '#sections/page/intro-band.tsx';
import { OfferBand } from '#sections/page/offer-band.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Testimonials } from '#sections/testimonials/testimonials.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageContext } from '#server/http/http.ts';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/machines.ts';
import { connectionProblem, machineNotices } from './content-notices.ts';
import { rememberSlugs } from './moved-page.ts';
import { listMeta } from './entry-meta.ts';
import { headOf } from '#site/page-head.ts';
import { valueOf } from '#content/loaded.ts';
import { statusOf } from './page-status.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const [page, machines, catalogue, products, testimonials] = await Promise.all([
    loadMachinesPage(site.reader),
    loadMachines(site.reader),
    loadCatalogue(site.reader),
    loadProducts(site.reader),
    loadTestimonials(site.reader, 'machines'),
  ]);
  rememberSlugs(site, 'machine', machines);
  const known = valueOf(catalogue) ?? [];
  const { finding, found } = find(search, known, valueOf(products) ?? []);
  return data(
    {
      head: await headOf(site),
      page,
      machines,
      finding,
      found: hasChoice(finding.choice) ? found : null,
      canCompare: known.length > 1,
      facts: Object.fromEntries(known.map(({ id, facts }) => [id, facts])),
      testimonials,
      notices: machineNotices(site, machines),
      // A list that failed says so itself.
      problem: machines.status === 'failed' ? null : connectionProblem(site, page, machines),
      isPreview: site.reader.preview,
    },
    {
      status: statusOf(page),
      // Words that mean nothing here are without number: only pages of known values are kept.
      ...(finding.ignored.length > 0 && { headers: { 'Cache-Control': 'no-store' } }),
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** What an address chooses of the catalogue, and what can be chosen further. */
function find(search: URLSearchParams, machines: CatalogueMachine[], products: ProductCard[]) {
  const { choice, ignored } = parseFacets(search, machines);
  const found = findMachines(machines, choice);
  const chosen = FACETS.flatMap((facet) => choice[facet].map((value) => ({ facet, value })));
  const finding: Finding = {
    choice,
    ignored,
    facets: toFacetOptions(machines, choice),
    found: found.length,
    all: machines.length,
    without:
      found.length > 0
        ? []
        : chosen.map(({ facet, value }) => ({
            facet,
            value,
            count: findMachines(machines, withoutValue(choice, facet, value)).length,
          })),
    goods: Object.fromEntries(products.map((card) => [card.slug, card])),
    units: parseUnits(search),
  };
  return { finding, found };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && valueOf(loaderData.page);
  if (!page) return [];
  return listMeta(loaderData, {
    kind: 'machine',
    title: page.hero.title,
    description: page.hero.description || page.intro.description,
    noindex: loaderData.found !== null || loaderData.finding.ignored.length > 0,
    words: siteWording(loaderData.head.language).of(machineWords),
    entries: valueOf(loaderData.machines),
  });
}

export default function Machines({ loaderData }: Route.ComponentProps) {
  const words = useWords(machinesPageWords);
  const page = valueOf(loaderData.page);
  const { finding, found, canCompare } = loaderData;
  const machines = found ?? valueOf(loaderData.machines);
  if (!page) return null;
  const { vending, locker } = words.groups;
  const inBoth = { compared: canCompare, facts: loaderData.facts, units: finding.units };
  const ofType = (type: MachineType) => {
    const group = machines && machines.filter((machine) => machine.type === type);
    // With something chosen, a group without machines says nothing.
    return found && group?.length === 0 ? null : group;
  };
  return (
    <Sections>
      <PageHeroBand hero={page.hero} look="wide" />
      <ContentToasts notices={loaderData.notices} />
      <IntroPairBand
        intros={[
          ['intro', page.intro],
          ['machine-types', page.machineTypes],
        ]}
      />
      {loaderData.isPreview && <RefreshContentBand />}
      <MachineFinder finding={finding} />
      <MachineGroup
        id="vending-machines"
        {...vending}
        machines={ofType('vending')}
        ground="night"
        {...inBoth}
      />
      <MachineGroup
        id="smart-lockers"
        {...locker}
        machines={ofType('locker')}
        ground="white"
        {...inBoth}
      />
      {canCompare && (
        <CompareChoice
          units={finding.units === 'imperial' ? finding.units : null}
          machines={machines ?? []}
          every={valueOf(loaderData.machines) ?? []}
        />
      )}
      <MachinesProblem machines={loaderData.machines} />
      <ConnectionBand problem={loaderData.problem} />
      <OfferBand id="custom-machine" offer={page.customMachine} />
      {'value' in loaderData.testimonials && (
        <Testimonials section={loaderData.testimonials.value} look="line" />
      )}
      <InquiryBand
        {...words.inquiry}
        look="night"
        picture={machinePicture('locker-cut', '')}
        formType="Machines Page Inquiry"
      />
    </Sections>
  );
}
