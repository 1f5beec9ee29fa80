/**
 * Where an entry of a content type is seen on the site: the path, in which Contentful fills in
 * `{entry.fields.slug}` when an editor opens the preview. Types without a page of their own lead to the
 * page that shows them.
 */
export const PREVIEW_PATHS: Readonly<Record<string, string>> = {
  homePageContent: '/',
  heroContent: '/',
  productsPageContent: '/products',
  productType: '/products/{entry.fields.slug}',
  businessGoalsPageContent: '/business-goals',
  businessGoal: '/business-goals/{entry.fields.slug}',
  machinesPageContent: '/machines',
  machine: '/machines/{entry.fields.slug}',
  technologyPageContent: '/technology',
  technologySection: '/technology',
  technology: '/technology/{entry.fields.slug}',
  blogPageContent: '/blog',
  blogPost: '/blog/{entry.fields.slug}',
  contactPageContent: '/contact',
  faqItem: '/contact',
  about: '/about',
  privacyPolicy: '/privacy',
};
