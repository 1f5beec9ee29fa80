import { data } from 'react-router';
import { withAbout } from '#content/contact/inquiry-context.ts';
import { loadProduct } from '#content/products/load-products.server.ts';
import { productWords } from '#copy/en/product-words.ts';
import { fill } from '#copy/wording.ts';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { FeatureCards } from '#sections/page/feature-cards.tsx';
import { ExamplesBand } from '#sections/page/examples-band.tsx';
import { MissingPage, missingTitle } from '#sections/page/missing-page.tsx';
import { RecommendedMachines } from '#sections/machines/recommended-machines.tsx';
import { VideoBand } from '#sections/media/video-band.tsx';
import { DetailHero } from '#sections/page/detail-hero.tsx';
import { softwareData, videoData } from '#seo/catalogue-data.ts';
import { Sections } from '#sections/page/sections.tsx';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/product.ts';
import { connectionProblem } from './content-notices.ts';
import { entryMeta } from './entry-meta.ts';
import { loadEntryPage } from './entry-page.ts';
import { valueOf } from '#content/loaded.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const asked = { kind: 'product', slug: params.slug, request } as const;
  const { shown, status } = await loadEntryPage(site, asked, loadProduct);
  return data({ ...shown, problem: connectionProblem(site, shown.loaded) }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head } = loaderData;
  const words = siteWording(head.language).of(productWords);
  return entryMeta(loaderData, {
    ...{ kind: 'product', slug: params.slug, words },
    without: fill(words.missing, { slug: params.slug }),
    of: (entry) => ({
      description: entry.description,
      structuredData: [softwareData(head, entry), videoData(head, entry.video)],
    }),
  });
}

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(productWords);
  const { loaded, problem } = loaderData;
  const product = valueOf(loaded);
  if (!product) {
    return (
      <MissingPage
        title={missingTitle(loaded, words)}
        message={
          ('message' in loaded && loaded.message) || fill(words.notFound, { slug: params.slug })
        }
        back={{ text: words.back, url: '/products' }}
      />
    );
  }
  const { closing } = words;
  const demo = withAbout(words.demo, 'product', product.slug);
  return (
    <Sections>
      <DetailHero
        thing={product}
        back={{ text: words.back, url: '/products' }}
        trail={{ label: words.trail, to: '/products' }}
        primary={demo}
        secondary={words.compatible}
        benefitsTitle={words.keyBenefits}
      />
      {product.video && <VideoBand video={product.video} />}
      <FeatureCards title={words.keyFeatures} features={product.features} />
      <ExamplesBand
        id="applications"
        title={words.applications}
        subtitle={words.examples}
        examples={product.examples}
      />
      <RecommendedMachines title={words.machines} machines={product.recommendedMachines} />
      <ConnectionBand problem={problem} />
      <CallToAction id="contact" title={closing.title} text={closing.text}>
        <ButtonLink to={demo.url} look="inverse">
          {demo.text}
        </ButtonLink>
        <ButtonLink to={closing.machines.url} look="ghost">
          {closing.machines.text}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
