import { data } from 'react-router';
import { loadGoal } from '#content/goals/load-goal.server.ts';
import { goalHref } from '#content/slugs/page-href.ts';
import { goalWords as words } from '#copy/goal-words.ts';
import { ContentIcon } from '#sections/goals/content-icon.tsx';
import { RecommendedMachines } from '#sections/machines/recommended-machines.tsx';
import { VideoBand } from '#sections/media/video-band.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { DetailHero } from '#sections/page/detail-hero.tsx';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { FeatureCards } from '#sections/page/feature-cards.tsx';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { missingTitle } from '#sections/page/missing-title.ts';
import { videoData } from '#seo/catalogue-data.ts';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import type { Route } from './+types/goal.ts';
import { connectionProblem } from './content-notices.ts';
import { headOf } from './page-head.ts';
import { statusOrMove } from './moved-page.ts';
import { valueOf } from '#content/loaded.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const load = (slug: string) => loadGoal(site.reader, slug);
  const goal = await load(params.slug);
  const asked = { kind: 'goal', slug: params.slug, request, load } as const;
  const status = await statusOrMove(site, asked, goal);
  const problem = connectionProblem(site, goal);
  return data({ head: headOf(site), goal, problem }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const goal = valueOf(loaderData.goal);
  return pageMeta({
    ...loaderData.head,
    title: goal?.title ?? missingTitle(loaderData.goal, words),
    description: goal?.description ?? words.notFound(params.slug),
    path: goalHref(goal?.slug ?? params.slug),
    noindex: !goal,
    structuredData: goal
      ? [
          breadcrumbData(loaderData.head, [
            { name: words.trail, path: '/business-goals' },
            { name: goal.title, path: goalHref(goal.slug) },
          ]),
          videoData(loaderData.head, goal.video),
        ]
      : [],
  });
}

export default function GoalPage({ loaderData, params }: Route.ComponentProps) {
  const loaded = loaderData.goal;
  const goal = valueOf(loaded);
  if (!goal) {
    const failed = loaded.status === 'failed';
    return (
      <>
        {failed && <ContentToasts notices={[{ title: loaded.message, tone: 'error' }]} />}
        <MissingPage
          title={missingTitle(loaded, words)}
          message={failed ? words.failed : words.notFound(params.slug)}
          retry={{ text: 'Try Again', url: goalHref(params.slug) }}
          back={{ text: words.back, url: '/business-goals' }}
        />
      </>
    );
  }
  const closing = words.closing(goal.title);
  return (
    <Sections>
      <DetailHero
        back={{ text: words.back, url: '/business-goals' }}
        trail={{ label: words.trail, to: '/business-goals' }}
        title={goal.title}
        description={goal.description}
        picture={goal.picture}
        icon={<ContentIcon icon={goal.icon} size={26} />}
        primary={words.demo}
        secondary={words.compatible}
        benefitsTitle={words.keyBenefits}
        benefits={goal.benefits}
      />
      <FeatureCards title={words.keyFeatures} features={goal.features} />
      {goal.video && <VideoBand video={goal.video} title={words.video} variant="goal" />}
      <RecommendedMachines title={words.machines} machines={goal.recommendedMachines} />
      <ConnectionBand problem={loaderData.problem} />
      <CallToAction id="contact" title={closing.title} text={closing.text}>
        <ButtonLink to="/contact" look="inverse">
          Contact Us
        </ButtonLink>
        <ButtonLink to="/products" look="ghost">
          {words.compatible.text}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
