import { data } from 'react-router';
import { loadTechnologies } from '#content/technology/load-technologies.server.ts';
import { loadTechnologyPage } from '#content/technology/load-technology-page.server.ts';
import { loadTechnologySections } from '#content/technology/load-technology-sections.server.ts';
import { loadTestimonials } from '#content/testimonials/load-testimonials.server.ts';
import { technologyPageWords } from '#copy/en/technology-page-words.ts';
import { technologyWords } from '#copy/en/technology-words.ts';
import { InquiryBand } from '#sections/inquiry-form/inquiry-band.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { IntroBand } from '#sections/page/intro-band.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { TechnologyLinks } from '#sections/technology/technology-links.tsx';
import { TechnologySectionsBand } from '#sections/technology/technology-sections-band.tsx';
import { Testimonials } from '#sections/testimonials/testimonials.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageContext } from '#server/http/http.ts';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/technology.ts';
import { failureBeside, technologyNotices } from './content-notices.ts';
import { rememberSlugs } from './moved-page.ts';
import { listMeta } from './entry-meta.ts';
import { headOf } from '#site/page-head.ts';
import { valueOf } from '#content/loaded.ts';
import { statusOf } from './page-status.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const [page, sections, technologies, testimonials] = await Promise.all([
    loadTechnologyPage(site.reader),
    loadTechnologySections(site.reader),
    loadTechnologies(site.reader),
    loadTestimonials(site.reader, 'technology'),
  ]);
  rememberSlugs(site, 'technology', technologies);
  return data(
    {
      head: await headOf(site),
      page,
      sections,
      links: valueOf(technologies) ?? [],
      testimonials,
      notices: technologyNotices(site, { page, sections }),
      failure: failureBeside(site, sections),
    },
    { status: statusOf(page) },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && valueOf(loaderData.page);
  if (!page) return [];
  return listMeta(loaderData, {
    kind: 'technology',
    title: page.hero.title,
    description: page.hero.description || page.intro.description,
    words: siteWording(loaderData.head.language).of(technologyWords),
    entries: loaderData.links,
  });
}

export default function Technology({ loaderData }: Route.ComponentProps) {
  const words = useWords(technologyPageWords);
  const page = valueOf(loaderData.page);
  if (!page) return null;
  return (
    <Sections>
      <PageHeroBand hero={page.hero} look="above" />
      <IntroBand intro={page.intro} />
      <TechnologySectionsBand sections={loaderData.sections} failure={loaderData.failure} />
      <ContentToasts notices={loaderData.notices} />
      <TechnologyLinks title={words.more} links={loaderData.links} />
      {'value' in loaderData.testimonials && (
        <Testimonials section={loaderData.testimonials.value} look="side" />
      )}
      <InquiryBand {...words.inquiry} look="steps" formType="Technology Page Inquiry" />
    </Sections>
  );
}
