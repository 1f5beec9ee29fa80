import { data } from 'react-router';
import { contactHref, withAbout } from '#content/contact/inquiry-context.ts';
import { loadTechnology } from '#content/technology/load-technologies.server.ts';
import { detailedWords } from '#copy/en/detailed-words.ts';
import { technologyPageWords } from '#copy/en/technology-page-words.ts';
import { technologyWords } from '#copy/en/technology-words.ts';
import { MissingPage, missingTitle } from '#sections/page/missing-page.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { TechnologyContents } from '#sections/technology/technology-index.tsx';
import { TechnologyRows } from '#sections/technology/technology-rows.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageContext } from '#server/http/http.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/technology-detail.ts';
import { entryMeta } from './entry-meta.ts';
import { loadEntryPage } from './entry-page.ts';
import { valueOf } from '#content/loaded.ts';
import { pageWords } from '#copy/en/page-words.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const asked = { kind: 'technology', slug: params.slug, request } as const;
  const { shown, status } = await loadEntryPage(site, asked, loadTechnology);
  return data(shown, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head } = loaderData;
  const words = siteWording(head.language).of(technologyWords);
  return entryMeta(loaderData, {
    ...{ kind: 'technology', slug: params.slug, words },
    without: words.notFoundTitle,
    of: ({ description }) => ({ description }),
  });
}

export default function TechnologyDetail({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(technologyWords);
  const foreign = useForeign();
  const { loaded } = loaderData;
  const technology = valueOf(loaded);
  if (!technology) {
    return (
      <MissingPage
        title={missingTitle(loaded, words)}
        message={loaded.status === 'failed' ? loaded.message : words.notFound}
        back={words.back}
      />
    );
  }
  const { slug, title, picture, sections } = technology;
  // One photo is not shown twice on one page.
  const isShownBelow = sections.some((section) => section.picture?.url === picture?.url);
  const heroPicture = isShownBelow ? null : picture;
  return (
    <Sections>
      <PageHeroBand
        hero={{
          ...technology,
          picture: heroPicture,
          primary: withAbout(words.demo, 'technology', slug),
          secondary: words.detailed,
        }}
        trail={[
          { label: words.trail, to: '/technology' },
          { label: title, ...foreign(technology, 'title') },
        ]}
        beside={
          heroPicture === null &&
          sections.length > 1 && (
            <TechnologyContents label={wording.of(detailedWords).index} technology={technology} />
          )
        }
      />
      <Band id="features">
        {sections.length > 0 ? (
          <TechnologyRows sections={sections} withFeatures />
        ) : (
          <ProblemPanel
            tone="quiet"
            title={wording.of(technologyPageWords).none}
            message={wording.of(technologyPageWords).noneText}
            actions={null}
          />
        )}
      </Band>
      <CallToAction {...wording.of(technologyPageWords).closing}>
        <ButtonLink to={contactHref('technology', slug)} look="inverse">
          {wording.of(pageWords).demo}
        </ButtonLink>
        <ButtonLink to="/machines" look="ghost">
          {wording.of(pageWords).allMachines}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
