import { data } from 'react-router';
import { isKnownMissing, valueOf } from '#content/loaded.ts';
import { loadPage } from '#content/pages/load-page.server.ts';
import type { PageSection } from '#content/pages/page.ts';
import { shownSections } from '#content/pages/to-page.ts';
import { pageHref } from '#content/slugs/page-href.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { sectionPageWords } from '#copy/en/section-page-words.ts';
import { NotFoundScreen } from '#sections/layout/not-found-screen.tsx';
import { MissingPage, withoutContent } from '#sections/page/missing-page.tsx';
import { SectionPage } from '#sections/section-page/section-page.tsx';
import { videoData } from '#seo/catalogue-data.ts';
import { faqData } from '#seo/faq-data.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/page.ts';
import { loadEntryPage } from './entry-page.ts';
import { noSuchPage } from './no-such-page.ts';
import { noSuchPageMeta } from './no-such-page-meta.ts';

/** A page of sections; any address of one part that nothing else has. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const asked = { kind: 'page', slug: params.slug, request } as const;
  const { shown, status } = await loadEntryPage(site, asked, loadPage);
  if (shown.loaded.status === 'missing') return noSuchPage(site, status === 200 ? 404 : status);
  const page = valueOf(shown.loaded);
  // What shows now: sections have a first and a last minute.
  const sections = page ? shownSections(page, site.reader) : [];
  return data({ ...shown, found: true as const, sections }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const wording = siteWording(loaderData.head.language);
  const words = wording.of(sectionPageWords);
  if (!loaderData.found) return noSuchPageMeta(loaderData.head);
  const { head, loaded, sections } = loaderData;
  const page = valueOf(loaded);
  const path = pageHref(page?.slug ?? params.slug);
  return pageMeta({
    ...head,
    shown: loaderData,
    title: page?.title ?? words.errorTitle,
    description: page?.description ?? withoutContent(loaded, wording.of(pageWords), ''),
    path,
    noindex: isKnownMissing(loaded, ({ indexed }) => indexed),
    structuredData: page
      ? [
          faqData(questionsOf(sections)),
          breadcrumbData(head, [{ name: page.title, path }]),
          ...sections.map((section) =>
            section.kind === 'video' ? videoData(head, section.video) : null,
          ),
        ]
      : [],
  });
}

/** The questions of all sections, each once: a page is one list of questions to search engines. */
function questionsOf(sections: readonly PageSection[]) {
  const all = sections.flatMap((section) =>
    section.kind === 'questions' ? section.questions : [],
  );
  return [...new Map(all.map((item) => [item.id, item])).values()];
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(sectionPageWords);
  if (!loaderData.found) return <NotFoundScreen />;
  const { loaded, sections } = loaderData;
  if ('value' in loaded) return <SectionPage page={loaded.value} sections={sections} />;
  return (
    <MissingPage
      title={words.errorTitle}
      message={withoutContent(loaded, wording.of(pageWords), '')}
      back={{ text: words.back, url: '/' }}
    />
  );
}
