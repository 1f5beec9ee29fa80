import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { toPageHero } from '../hero/page-hero.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslationOf } from '../locales/translation.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readTexts } from '../mapping/read-fields.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_PRODUCTS_PAGE } from './fallback.ts';
import type { ProductsPage } from './product.ts';

/** Part 1 section 8, "Product errors". */
export const PRODUCTS_PAGE_FAILED = 'Failed to load products page content';

/** The products list page's own words. */
export function loadProductsPage(reader: ContentReader): Promise<Loaded<ProductsPage>> {
  const find = () => readSingleEntry(reader, 'productsPageContent');
  return loadFromEntry(reader, find, toProductsPage, {
    fallback: () => FALLBACK_PRODUCTS_PAGE,
    failed: () => PRODUCTS_PAGE_FAILED,
  });
}

/** Headings that the page always draws have a default. */
function toProductsPage(entry: ContentfulEntry, context: MappingContext): ProductsPage {
  const fields = fieldsOf(entry);
  const { hero, categories, keyFeatures, demoRequest } = FALLBACK_PRODUCTS_PAGE;
  return {
    hero: toPageHero(entry, context, hero),
    purpose: toTitledText(entry, 'purposeStatementTitle', 'purposeStatementDescription'),
    categories: toTitledText(entry, 'categoriesSectionTitle', 'categoriesSectionDescription', {
      title: categories.title,
    }),
    keyFeatures: withTranslationOf(
      {
        ...toTitledText(entry, 'keyFeaturesTitle', 'keyFeaturesDescription', {
          title: keyFeatures.title,
        }),
        items: readTexts(fields, 'keyFeatures'),
      },
      entry,
      { items: 'keyFeatures' },
    ),
    demoRequest: withTranslationOf(
      {
        ...toTitledText(entry, 'demoRequestTitle', 'demoRequestDescription', {
          title: demoRequest.title,
        }),
        points: readTexts(fields, 'demoRequestBulletPoints'),
      },
      entry,
      { points: 'demoRequestBulletPoints' },
    ),
  };
}
