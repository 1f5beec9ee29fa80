import { data } from 'react-router';
import { machinePicture } from '#content/media/built-in-picture.ts';
import { loadProducts } from '#content/products/load-products.server.ts';
import { loadProductsPage } from '#content/products/load-products-page.server.ts';
import { loadTestimonials } from '#content/testimonials/load-testimonials.server.ts';
import { productsPageWords } from '#copy/en/products-page-words.ts';
import { productWords } from '#copy/en/product-words.ts';
import { InquiryBand } from '#sections/inquiry-form/inquiry-band.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { IntroBand } from '#sections/page/intro-band.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { PointsBand } from '#sections/page/points-band.tsx';
import { ProductGrid } from '#sections/products/product-grid.tsx';
import { ProductsProblemBand } from '#sections/products/products-problem-band.tsx';
import { Testimonials } from '#sections/testimonials/testimonials.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageContext } from '#server/http/http.ts';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/products.ts';
import { productsPageNotices, setupOf } from './content-notices.ts';
import { rememberSlugs } from './moved-page.ts';
import { listMeta } from './entry-meta.ts';
import { headOf } from '#site/page-head.ts';
import { valueOf } from '#content/loaded.ts';
import { statusOf } from './page-status.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const [page, products, testimonials] = await Promise.all([
    loadProductsPage(site.reader),
    loadProducts(site.reader),
    loadTestimonials(site.reader, 'products'),
  ]);
  rememberSlugs(site, 'product', products);
  return data(
    {
      head: await headOf(site),
      page,
      products,
      testimonials,
      setup: setupOf(site),
      notices: productsPageNotices(site, page),
    },
    { status: statusOf(page) },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && valueOf(loaderData.page);
  if (!page) return [];
  return listMeta(loaderData, {
    kind: 'product',
    title: page.hero.title,
    description: page.hero.description || page.purpose.description,
    words: siteWording(loaderData.head.language).of(productWords),
    entries: valueOf(loaderData.products),
  });
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const words = useWords(productsPageWords);
  const page = valueOf(loaderData.page);
  if (!page) return null;
  const { demoRequest } = page;
  return (
    <Sections>
      <PageHeroBand hero={page.hero} />
      <ContentToasts notices={loaderData.notices} />
      <IntroBand intro={page.purpose} id="purpose" />
      <ProductGrid words={page.categories} products={valueOf(loaderData.products) ?? []} />
      <ProductsProblemBand products={loaderData.products} setup={loaderData.setup} />
      <PointsBand id="features" words={page.keyFeatures} points={page.keyFeatures.items} />
      {'value' in loaderData.testimonials && (
        <Testimonials section={loaderData.testimonials.value} look="card" />
      )}
      <InquiryBand
        title={demoRequest.title || words.inquiry.title}
        description={demoRequest.description || words.inquiry.description}
        points={demoRequest.points.length > 0 ? demoRequest.points : words.inquiry.points}
        words={demoRequest}
        look="picture"
        picture={machinePicture('goods', '')}
        formType="Products Page Inquiry"
      />
    </Sections>
  );
}
