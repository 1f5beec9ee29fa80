import { data } from 'react-router';
import { loadGoals } from '#content/goals/load-goals.server.ts';
import { loadGoalsPage } from '#content/goals/load-goals-page.server.ts';
import { loadTestimonials } from '#content/testimonials/load-testimonials.server.ts';
import { goalsPageWords } from '#copy/en/goals-page-words.ts';
import { goalWords } from '#copy/en/goal-words.ts';
import { GoalGrid } from '#sections/goals/goal-grid.tsx';
import { InquiryBand } from '#sections/inquiry-form/inquiry-band.tsx';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { PreviewBanner } from '#sections/notices/preview-banner.tsx';
import { IntroBand } from '#sections/page/intro-band.tsx';
import { OfferBand } from '#sections/page/offer-band.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { PointsBand } from '#sections/page/points-band.tsx';
import { Testimonials } from '#sections/testimonials/testimonials.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageContext } from '#server/http/http.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/goals.ts';
import { connectionProblem, isPreviewWithoutCredentials } from './content-notices.ts';
import { rememberSlugs } from './moved-page.ts';
import { listMeta } from './entry-meta.ts';
import { headOf } from '#site/page-head.ts';
import { valueOf } from '#content/loaded.ts';
import { statusOf } from './page-status.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const [page, goals, testimonials] = await Promise.all([
    loadGoalsPage(site.reader, site.settings.content.goalsPageEntryId),
    loadGoals(site.reader),
    loadTestimonials(site.reader, 'business-goals'),
  ]);
  rememberSlugs(site, 'goal', goals);
  return data(
    {
      head: await headOf(site),
      page,
      goals,
      testimonials,
      problem: connectionProblem(site, page, goals),
      showsBuiltIn: isPreviewWithoutCredentials(site),
    },
    { status: statusOf(page) },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && valueOf(loaderData.page);
  if (!page) return [];
  return listMeta(loaderData, {
    kind: 'goal',
    title: page.hero.title,
    description: page.hero.description || page.intro.description,
    words: siteWording(loaderData.head.language).of(goalWords),
    entries: valueOf(loaderData.goals),
  });
}

export default function Goals({ loaderData }: Route.ComponentProps) {
  const words = useWords(goalsPageWords);
  const foreign = useForeign();
  const page = valueOf(loaderData.page);
  if (!page) return null;
  return (
    <Sections>
      {loaderData.showsBuiltIn && <PreviewBanner>{words.previewFallback}</PreviewBanner>}
      <PageHeroBand hero={page.hero} />
      <IntroBand intro={page.intro} />
      <GoalGrid words={page.goalsSection} list={loaderData.goals} />
      <ConnectionBand problem={loaderData.problem} />
      <PointsBand id="benefits" words={page.keyBenefits} points={page.keyBenefits.items} />
      <OfferBand id="custom-solution" offer={page.customSolution} />
      {'value' in loaderData.testimonials && (
        <Testimonials section={loaderData.testimonials.value} words={page.testimonials} />
      )}
      <InquiryBand
        {...words.inquiry}
        points={page.inquiryPoints}
        pointsMarks={foreign(page, 'inquiryPoints')}
        formType="Business Goals Page Inquiry"
      />
    </Sections>
  );
}
