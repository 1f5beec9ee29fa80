import { data } from 'react-router';
import { loadHomeGoals } from '#content/goals/load-goals.server.ts';
import { loadHeroSlides } from '#content/hero/load-hero-slides.server.ts';
import { loadHomePage } from '#content/home/load-home-page.server.ts';
import { loadHomeMachines } from '#content/machines/load-machines.server.ts';
import { loadHomeProducts } from '#content/products/load-products.server.ts';
import { loadTestimonials } from '#content/testimonials/load-testimonials.server.ts';
import { homeWords } from '#copy/en/home-words.ts';
import { FeaturedGoals } from '#sections/home/featured-goals.tsx';
import { FeaturedMachines } from '#sections/home/featured-machines.tsx';
import { FeaturedProducts } from '#sections/home/featured-products.tsx';
import { FeatureTiles } from '#sections/home/feature-tiles.tsx';
import { HeroBand } from '#sections/hero/hero-band.tsx';
import { InquiryBand } from '#sections/inquiry-form/inquiry-band.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { Testimonials } from '#sections/testimonials/testimonials.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { siteData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { TitledHeading } from '#sections/page/titled-heading.tsx';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/home.ts';
import { connectionProblem, homeNotices } from './content-notices.ts';
import { headOf } from '#site/page-head.ts';
import { valueOf } from '#content/loaded.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const [slides, page, products, goals, machines, testimonials] = await Promise.all([
    loadHeroSlides(site.reader),
    loadHomePage(site.reader),
    loadHomeProducts(site.reader),
    loadHomeGoals(site.reader),
    loadHomeMachines(site.reader),
    loadTestimonials(site.reader, 'home'),
  ]);
  return data({
    head: await headOf(site),
    slides,
    page,
    products,
    goals,
    machines,
    testimonials,
    notices: homeNotices(site, { page, slides }),
    goalsProblem: connectionProblem(site, goals, page),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    ...loaderData.head,
    shown: loaderData,
    ...siteWording(loaderData.head.language).of(homeWords).meta,
    path: '/',
    ...(import.meta.env.SSR && { structuredData: siteData(loaderData.head) }),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const words = useWords(homeWords);
  const { slides, products, goals, machines, testimonials } = loaderData;
  const page = valueOf(loaderData.page);
  const closing = words.closing;
  return (
    <Sections>
      <HeroBand slides={valueOf(slides) ?? []} />
      <ContentToasts notices={loaderData.notices} />
      {page && (
        <Band id="features" labelledBy="features-title">
          <TitledHeading id="features-title" words={page.features} />
          <FeatureTiles tiles={page.features.tiles} />
        </Band>
      )}
      {page && <FeaturedProducts words={page.products} products={products} />}
      {page && <FeaturedGoals words={page.goals} goals={goals} problem={loaderData.goalsProblem} />}
      {page && <FeaturedMachines words={page.machines} machines={machines} />}
      {'value' in testimonials && <Testimonials section={testimonials.value} />}
      <InquiryBand {...words.inquiry} formType="Home Page Inquiry" />
      <CallToAction title={closing.title} text={closing.text} slim>
        <ButtonLink to={closing.primary.url} look="inverse">
          {closing.primary.text}
        </ButtonLink>
        <ButtonLink to={closing.secondary.url} look="ghost">
          {closing.secondary.text}
          <span className="sr-only"> {closing.secondary.about}</span>
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
