import { machineHref, productHref } from '#content/slugs/page-href.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import type { Video } from '#content/media/video.ts';
import type { Product } from '#content/products/to-product.ts';
import { absolute, block, organization, pageAddress, type SeoSite } from './structured-data.ts';

/** A product type as software, price 0 USD (part 1 section 2, "Product detail"). */
export function softwareData(site: SeoSite, product: Product): object {
  return block('SoftwareApplication', {
    name: product.title,
    description: product.description || product.title,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: pageAddress(site, productHref(product.slug)),
    ...(product.picture ? { image: absolute(site, product.picture.url) } : {}),
    ...(product.features.length > 0
      ? { featureList: product.features.map(({ title }) => title) }
      : {}),
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: organization(site),
  });
}

/**
 * A machine's page. Not a Product: search engines ask a Product for a price, a rating or a review, and
 * the site has none of them to tell.
 */
export function machineData(site: SeoSite, machine: Machine): object {
  const url = pageAddress(site, machineHref(machine.slug));
  const pictures = machine.pictures.length > 0 ? machine.pictures : [machine.thumbnail];
  const images = pictures.flatMap((picture) => (picture ? [absolute(site, picture.url)] : []));
  const description = machine.description || machine.title;
  return block('ItemPage', {
    name: machine.title,
    description,
    url,
    inLanguage: site.language,
    isPartOf: { '@id': absolute(site, '/#website') },
    ...(images[0] ? { primaryImageOfPage: { '@type': 'ImageObject', url: images[0] } } : {}),
    about: {
      '@type': 'Thing',
      name: machine.title,
      description,
      url,
      ...(images.length > 0 ? { image: images } : {}),
    },
    publisher: organization(site),
  });
}

/**
 * A video that can be watched here; null when it lacks what a valid block needs. Of a YouTube video
 * only YouTube knows the date, and lists it itself.
 */
export function videoData(site: SeoSite, video: Video | null): object | null {
  if (!video?.thumbnail || video.uploadedAt === null || video.source.kind !== 'file') return null;
  return block('VideoObject', {
    name: video.title,
    description: video.description || video.title,
    thumbnailUrl: [absolute(site, video.thumbnail.url)],
    uploadDate: video.uploadedAt,
    contentUrl: absolute(site, video.source.url),
  });
}
