import { data } from 'react-router';
import { contactHref, withAbout } from '#content/contact/inquiry-context.ts';
import { loadGoal } from '#content/goals/load-goals.server.ts';
import { goalHref } from '#content/slugs/page-href.ts';
import { goalWords } from '#copy/en/goal-words.ts';
import { fill } from '#copy/wording.ts';
import { RecommendedMachines } from '#sections/machines/recommended-machines.tsx';
import { VideoBand } from '#sections/media/video-band.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { DetailHero } from '#sections/page/detail-hero.tsx';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { FeatureCards } from '#sections/page/feature-cards.tsx';
import { MissingPage, missingTitle, withoutContent } from '#sections/page/missing-page.tsx';
import { videoData } from '#seo/catalogue-data.ts';
import { Sections } from '#sections/page/sections.tsx';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/goal.ts';
import { connectionProblem } from './content-notices.ts';
import { entryMeta } from './entry-meta.ts';
import { loadEntryPage } from './entry-page.ts';
import { valueOf } from '#content/loaded.ts';
import type { Video } from '#content/media/video.ts';
import { pageWords } from '#copy/en/page-words.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const asked = { kind: 'goal', slug: params.slug, request } as const;
  const { shown, status } = await loadEntryPage(site, asked, loadGoal);
  return data({ ...shown, problem: connectionProblem(site, shown.loaded) }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head } = loaderData;
  const words = siteWording(head.language).of(goalWords);
  return entryMeta(loaderData, {
    ...{ kind: 'goal', slug: params.slug, words },
    without: fill(words.notFound, { slug: params.slug }),
    of: ({ description, video }) => ({
      description,
      structuredData: [videoData(head, titled(words, video))],
    }),
  });
}

/** A goal names no title for its video. */
function titled<V extends Video | null>({ video: title }: { video: string }, video: V): V {
  return video && { ...video, title };
}

export default function GoalPage({ loaderData, params }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(goalWords);
  const { loaded, problem } = loaderData;
  const goal = valueOf(loaded);
  if (!goal) {
    const shared = wording.of(pageWords);
    return (
      <>
        {loaded.status === 'failed' && (
          <ContentToasts notices={[{ title: loaded.message, tone: 'error' }]} />
        )}
        <MissingPage
          title={missingTitle(loaded, words)}
          message={withoutContent(loaded, shared, fill(words.notFound, { slug: params.slug }))}
          retry={{ text: shared.tryAgain, url: goalHref(params.slug) }}
          back={{ text: words.back, url: '/business-goals' }}
        />
      </>
    );
  }
  return (
    <Sections>
      <DetailHero
        thing={goal}
        back={{ text: words.back, url: '/business-goals' }}
        trail={{ label: words.trail, to: '/business-goals' }}
        primary={withAbout(words.demo, 'goal', goal.slug)}
        secondary={words.compatible}
        benefitsTitle={words.keyBenefits}
      />
      <FeatureCards title={words.keyFeatures} features={goal.features} />
      {goal.video && <VideoBand video={titled(words, goal.video)} variant="goal" />}
      <RecommendedMachines title={words.machines} machines={goal.recommendedMachines} />
      <ConnectionBand problem={problem} />
      <CallToAction
        id="contact"
        title={fill(words.closing.title, { title: goal.title })}
        text={words.closing.text}
      >
        <ButtonLink to={contactHref('goal', goal.slug)} look="inverse">
          {wording.of(pageWords).contact}
        </ButtonLink>
        <ButtonLink to="/products" look="ghost">
          {words.compatible.text}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
