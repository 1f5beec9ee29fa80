import { data } from 'react-router';
import { hasAboutText } from '#content/about/about-page.ts';
import { loadAbout } from '#content/about/load-about.server.ts';
import { shownSections } from '#content/pages/to-page.ts';
import { aboutPageWords } from '#copy/en/about-page-words.ts';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { ProseBand } from '#sections/page/prose-band.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { PageSections } from '#sections/section-page/section-page.tsx';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { contentsOf } from '#sections/rich-text/text-contents.tsx';
import { NoAboutText } from '#sections/page/no-about-text.tsx';
import { MainPart, Sections } from '#sections/page/sections.tsx';
import { siteData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { RefreshPageButton } from '#ui/problem-buttons.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/about.ts';
import { failureBeside, loadingNotices } from './content-notices.ts';
import { headOf } from '#site/page-head.ts';
import { isKnownMissing, isUnavailable, valueOf } from '#content/loaded.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { trailMeta } from '#site/trail-meta.ts';

const HERO_PICTURE = {
  url: '/pictures/office-wall-1600.webp',
  width: 1600,
  height: 1100,
};

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const about = await loadAbout(site.reader, site.settings.content.aboutEntryId);
  return data({
    head: await headOf(site),
    about,
    sections: shownSections(valueOf(about) ?? { sections: [] }, site.reader),
    failure: failureBeside(site, about),
    notices: loadingNotices(site, about),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, trail } = siteWording(loaderData.head.language).of(aboutPageWords);
  return trailMeta(loaderData, [{ name: trail, path: '/about' }], {
    title,
    description,
    noindex: isKnownMissing(loaderData.about, hasAboutText),
    structuredData: siteData(loaderData.head),
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(aboutPageWords);
  const { about: loaded, sections } = loaderData;
  const about = valueOf(loaded);
  return (
    <Sections>
      <PageHeroBand
        hero={{
          title: words.title,
          description: words.description,
          picture: { ...HERO_PICTURE, alt: words.picture },
        }}
        trail={[{ label: words.trail }]}
      />
      <ContentToasts notices={loaderData.notices} />
      {(about?.body || sections.length === 0 || loaderData.failure !== null) && (
        <ProseBand contents={contentsOf(about?.body ?? null)}>
          <MainPart>{about?.body && <RichTextBody text={about.body} />}</MainPart>
          {about && !about.body && sections.length === 0 && loaderData.failure === null && (
            <NoAboutText isUnread={isUnavailable(loaded)} />
          )}
          {loaderData.failure !== null && (
            <div className="mt-12 first:mt-0">
              <ProblemPanel
                title={words.errorTitle}
                message={loaderData.failure}
                actions={<RefreshPageButton />}
              />
            </div>
          )}
        </ProseBand>
      )}
      <PageSections sections={sections} pageTitle={words.title} />
      <CallToAction {...words.closing}>
        <ButtonLink to="/contact" look="inverse">
          {wording.of(pageWords).contact}
        </ButtonLink>
        <ButtonLink to="/machines" look="ghost">
          {wording.of(pageWords).allMachines}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
