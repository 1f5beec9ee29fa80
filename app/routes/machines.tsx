import { data } from 'react-router';
import { loadMachines } from '#content/machines/load-machines.server.ts';
import { loadMachinesPage } from '#content/machines/load-machines-page.server.ts';
import { loadTestimonials } from '#content/testimonials/load-testimonials.server.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { machinesPageWords as words, machineWords } from '#copy/machine-words.ts';
import { InquiryBand } from '#sections/inquiry-form/inquiry-band.tsx';
import { MachineGroup } from '#sections/machines/machine-group.tsx';
import { MachinesProblem } from '#sections/machines/machines-problem.tsx';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { RefreshContentBand } from '#sections/notices/refresh-content-band.tsx';
import { IntroBand } from '#sections/page/intro-band.tsx';
import { OfferBand } from '#sections/page/offer-band.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Testimonials } from '#sections/testimonials/testimonials.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData, itemListData, pagesOf } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/machines.ts';
import { connectionProblem, machineNotices } from './content-notices.ts';
import { rememberSlugs } from './moved-page.ts';
import { headOf } from './page-head.ts';
import { valueOf } from '#content/loaded.ts';
import { statusOf } from './page-status.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const [page, machines, testimonials] = await Promise.all([
    loadMachinesPage(site.reader),
    loadMachines(site.reader),
    loadTestimonials(site.reader, 'machines'),
  ]);
  rememberSlugs(site, 'machine', machines);
  return data(
    {
      head: headOf(site),
      page,
      machines,
      testimonials,
      notices: machineNotices(site, machines),
      // A list that failed says so itself.
      problem: machines.status === 'failed' ? null : connectionProblem(site, page, machines),
      isPreview: site.reader.preview,
      showNotices: site.showNotices,
    },
    { status: statusOf(page) },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && valueOf(loaderData.page);
  if (!page) return [];
  return pageMeta({
    ...loaderData.head,
    title: page.hero.title,
    description: page.hero.description || page.intro.description,
    path: '/machines',
    structuredData: [
      itemListData(loaderData.head, pagesOf(valueOf(loaderData.machines), machineHref)),
      breadcrumbData(loaderData.head, [{ name: machineWords.trail, path: '/machines' }]),
    ],
  });
}

export default function Machines({ loaderData }: Route.ComponentProps) {
  const page = valueOf(loaderData.page);
  const machines = valueOf(loaderData.machines);
  if (!page) return null;
  const { vending, locker } = words.groups;
  return (
    <Sections>
      <PageHeroBand hero={page.hero} />
      <ContentToasts notices={loaderData.notices} />
      <IntroBand intro={page.intro} />
      <IntroBand intro={page.machineTypes} id="machine-types" />
      {loaderData.isPreview && <RefreshContentBand />}
      <MachineGroup
        id="vending-machines"
        {...vending}
        machines={machines && machines.filter(({ type }) => type === 'vending')}
        ground="night"
      />
      <MachineGroup
        id="smart-lockers"
        {...locker}
        machines={machines && machines.filter(({ type }) => type === 'locker')}
        ground="white"
      />
      <MachinesProblem machines={loaderData.machines} showNotices={loaderData.showNotices} />
      <ConnectionBand problem={loaderData.problem} />
      <OfferBand id="custom-machine" offer={page.customMachine} />
      {'value' in loaderData.testimonials && (
        <Testimonials section={loaderData.testimonials.value} />
      )}
      <InquiryBand {...words.inquiry} formType="Machines Page Inquiry" />
    </Sections>
  );
}
