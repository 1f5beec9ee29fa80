import { readPageWords } from '#content/site-pages/read-page-words.server.ts';
import { data } from 'react-router';
import { loadTechnologies } from '#content/technology/load-technologies.server.ts';
import { technologyHref } from '#content/slugs/page-href.ts';
import { detailedWords } from '#copy/en/detailed-words.ts';
import { technologyPageWords } from '#copy/en/technology-page-words.ts';
import { technologyWords } from '#copy/en/technology-words.ts';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { TechnologyIndex } from '#sections/technology/technology-index.tsx';
import { TechnologyPicture } from '#sections/technology/technology-rows.tsx';
import { TechnologySheet } from '#sections/technology/technology-sheet.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { itemListData, pagesOf } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/technology-detailed.ts';
import { headOf } from '#site/page-head.ts';
import { isKnownMissing, valueOf } from '#content/loaded.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { trailMeta } from '#site/trail-meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const technologies = await loadTechnologies(site.reader);
  const words = await readPageWords(site.reader, '/technology/detailed');
  return data({ head: await headOf(site), technologies, words });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const wording = siteWording(loaderData.head.language);
  const { title, description } = wording.of(detailedWords);
  const technologies = valueOf(loaderData.technologies) ?? [];
  const trail = [
    { name: wording.of(technologyWords).trail, path: '/technology' },
    { name: title, path: '/technology/detailed' },
  ];
  return trailMeta(loaderData, trail, {
    title,
    description,
    noindex: isKnownMissing(loaderData.technologies, ({ length }) => length > 0),
    structuredData: [itemListData(loaderData.head, pagesOf(technologies, technologyHref))],
  });
}

/** Every technology with its picture, all its sections and features on one page, with an index to jump by (decision 7). */
export default function TechnologyDetailed({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(detailedWords);
  const foreign = useForeign();
  const loaded = loaderData.technologies;
  const technologies = valueOf(loaded) ?? [];
  if (technologies.length === 0) {
    return (
      <MissingPage
        title={
          loaded.status === 'failed'
            ? wording.of(technologyWords).errorTitle
            : wording.of(technologyPageWords).none
        }
        message={
          loaded.status === 'failed' ? loaded.message : wording.of(technologyPageWords).noneText
        }
        back={wording.of(technologyWords).back}
      />
    );
  }
  return (
    <Sections>
      <PageHeroBand
        hero={{
          ...words,
          primary: wording.of(technologyWords).demo,
          secondary: wording.of(technologyWords).back,
        }}
        below={<TechnologyIndex label={words.index} technologies={technologies} />}
      />
      {technologies.map((technology, index) => (
        <Band
          key={technology.id}
          id={technology.slug}
          labelledBy={`${technology.slug}-title`}
          ground={index % 2 === 0 ? 'white' : 'mist'}
        >
          <div
            className={
              technology.picture
                ? 'grid items-center gap-[clamp(28px,4vw,64px)] md:grid-cols-2'
                : 'max-w-[760px]'
            }
          >
            <div>
              <h2 {...foreign(technology, 'title')} id={`${technology.slug}-title`}>
                {technology.title}
              </h2>
              <p {...foreign(technology, 'description')} className="mt-4.5 text-intro text-text-2">
                {technology.description}
              </p>
            </div>
            {technology.picture && <TechnologyPicture picture={technology.picture} />}
          </div>
          <TechnologySheet sections={technology.sections} />
        </Band>
      ))}
      <CallToAction {...wording.of(technologyPageWords).closing}>
        <ButtonLink to="/contact" look="inverse">
          {wording.of(pageWords).demo}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
