import { defineKind } from '../kinds/define-kind.ts';
import {
  coreJson,
  exampleJson,
  featureJson,
  pictureJson,
  videoJson,
  type JsonContext,
} from '../kinds/json-parts.ts';
import { machineCardJson } from '../machines/machine-kind.server.ts';
import { productDocument } from '../search/to-search-document.ts';
import { loadProduct, loadProducts, PRODUCTS } from './load-products.server.ts';
import type { ProductCard } from './product.ts';
import type { Product } from './to-product.ts';
import { toProductCard } from './to-product-card.ts';

/** Product types, with pages under /products. */
export const PRODUCT_KIND = defineKind({
  ...PRODUCTS,
  toCard: toProductCard,
  load: loadProduct,
  documents: (product) => [productDocument(product)],
  json: {
    name: 'products',
    noun: 'products',
    loadAll: loadProducts,
    card: productCardJson,
    entry: productJson,
    missing: (slug, { words }) => words.missing.product(slug),
  },
});

function productCardJson(product: ProductCard, context: JsonContext): object {
  return {
    ...coreJson('product', product, context),
    picture: pictureJson(product.picture, context),
  };
}

function productJson(product: Product, context: JsonContext): object {
  return {
    ...productCardJson(product, context),
    pictureCaption: product.pictureCaption,
    benefits: product.benefits,
    features: product.features.map((feature) => featureJson(feature, context)),
    video: videoJson(product.video, context),
    examples: product.examples.map((example) => exampleJson(example, context)),
    recommendedMachines: product.recommendedMachines.map((machine) =>
      machineCardJson(machine, context),
    ),
  };
}
