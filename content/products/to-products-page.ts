import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readTexts } from '../mapping/read-fields.ts';
import { toPageHero } from '../hero/page-hero.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { FALLBACK_PRODUCTS_PAGE } from './fallback.ts';
import type { ProductsPage } from './product.ts';

/** The words of a productsPageContent entry; headings that the page always draws have a default. */
export function toProductsPage(entry: ContentfulEntry, context: MappingContext): ProductsPage {
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
