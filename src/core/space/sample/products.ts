import { entryLink } from '../contentful-export.ts';
import { productType } from '../model/product-type.ts';
import { sampleFeatures } from './features.ts';
import { machineId } from './machines.ts';
import { picture } from './pictures.ts';
import { COSMETICS, ELECTRONICS } from './products-boutique.ts';
import { COFFEE, FRESH_FOOD, GROCERY } from './products-food.ts';
import { PARCEL_PICKUP, PHARMACY, VAPE } from './products-regulated.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';
import type { SampleProduct } from './sample-product.ts';
import { sampleVideo } from './videos.ts';

/** In the order of the products page; the first four show on the home page. */
const PRODUCTS: SampleProduct[] = [
  GROCERY,
  VAPE,
  FRESH_FOOD,
  COSMETICS,
  ELECTRONICS,
  PHARMACY,
  COFFEE,
  PARCEL_PICKUP,
];

const HOME_PRODUCT_COUNT = 4;

export const productEntries: SampleEntry[] = PRODUCTS.flatMap((item, index) => {
  const { featureLines, examples, machines, picture: pictureName, video, ...fields } = item;
  const { name: videoName, ...videoWords } = video ?? {};
  const features = sampleFeatures(item.slug, featureLines);
  const number = String(index + 1).padStart(2, '0');
  const onHome = index < HOME_PRODUCT_COUNT;
  return [
    sampleEntry(productType, `product-${number}-${item.slug}`, {
      ...fields,
      image: picture(pictureName),
      thumbnail: picture(pictureName),
      ...videoWords,
      ...(videoName && sampleVideo(videoName)),
      features: linksTo(features),
      examples: linksTo(examples),
      recommendedMachines: machines.map((slug) => entryLink('machine', machineId(slug))),
      visible: true,
      displayOrder: index + 1,
      showOnHomepage: onHome,
      ...(onHome ? { homepageOrder: index + 1 } : {}),
    }),
    ...features,
    ...examples,
  ];
});
