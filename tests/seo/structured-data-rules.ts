/**
 * What Google's documentation asks of each kind of structured data that this site sends
 * (developers.google.com/search/docs/appearance/structured-data), property paths from the block itself.
 * `[]` stands for every item of a list.
 */
export type StructuredDataRule = {
  required: string[];
  /** One of each of these must be there. */
  oneOf?: string[][];
  recommended: string[];
  /** Asked for by the documentation and not sent, with the reason: nothing is made up to please a validator. */
  notClaimed?: Record<string, string>;
};

export const STRUCTURED_DATA_RULES: Record<string, StructuredDataRule> = {
  Organization: { required: ['name', 'url'], recommended: ['logo'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  BreadcrumbList: {
    required: ['itemListElement[].position', 'itemListElement[].name', 'itemListElement[].item'],
    recommended: [],
  },
  ItemList: {
    required: ['itemListElement[].position', 'itemListElement[].url'],
    recommended: ['itemListElement[].name'],
  },
  SoftwareApplication: {
    required: ['name', 'offers.price', 'offers.priceCurrency'],
    recommended: ['applicationCategory', 'operatingSystem'],
    notClaimed: {
      aggregateRating: 'nobody has rated the software on a scale that could be added up',
      review: 'testimonials speak of the company, and product pages show none',
    },
  },
  ItemPage: { required: ['name', 'url', 'about.name'], recommended: ['description'] },
  FAQPage: {
    required: ['mainEntity[].name', 'mainEntity[].acceptedAnswer.text'],
    recommended: [],
  },
  BlogPosting: {
    required: ['headline', 'author.name', 'datePublished', 'image[]'],
    recommended: ['dateModified', 'url', 'publisher.name'],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl[]', 'uploadDate'],
    oneOf: [['contentUrl', 'embedUrl']],
    recommended: ['description'],
  },
};

/** Properties whose values are addresses, which must be absolute. */
export const ADDRESS_PROPERTIES = [
  'url',
  'item',
  'image',
  'logo',
  'thumbnailUrl',
  'contentUrl',
  'embedUrl',
];
