type Values = Record<string, unknown>;
type Status = Record<string, 'published' | 'draft'>;

const LOCALES = [
  ['en-US', null],
  ['de', 'en-US'],
  ['de-CH', 'de'],
  ['fr', null],
  ['ar', 'en-US'],
] as const;

const field = (id: string, type: string, more: object = {}) => ({
  id,
  name: id,
  type,
  localized: true,
  ...more,
});
const shared = { localized: false };

const TYPES = {
  siteSettings: [
    field('title', 'Symbol', shared),
    field('footerLine', 'Symbol'),
    field('languages', 'Array', { ...shared, items: { type: 'Symbol' } }),
  ],
  productType: [
    field('title', 'Symbol'),
    field('slug', 'Symbol'),
    field('description', 'Text'),
    field('displayOrder', 'Integer', shared),
    field('showOnHomepage', 'Boolean', shared),
    field('image', 'Link', { ...shared, linkType: 'Asset' }),
    field('features', 'Array', { ...shared, items: { type: 'Link', linkType: 'Entry' } }),
  ],
  feature: [
    field('title', 'Symbol'),
    field('description', 'Text'),
    field('icon', 'Symbol', shared),
  ],
};

function entry(id: string, contentType: string, fields: Values, status?: Status) {
  const contentTypeLink = { sys: { type: 'Link', linkType: 'ContentType', id: contentType } };
  const fieldStatus = status && { fieldStatus: { '*': status } };
  const sys = { id, type: 'Entry', version: 2, publishedVersion: 1, ...fieldStatus };
  return { sys: { ...sys, contentType: contentTypeLink }, fields };
}

/** Values by locale: the default's alone, or several. */
const en = (value: unknown) => ({ 'en-US': value });
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/**
 * A space in five locales: German stands in for Swiss German, English for German and Arabic, nothing for French.
 * `snacks` is translated in full but for its feature in Arabic, `drinks` in part, `lockers` not at all, and the German
 * words of `coolers` are not published where locales are published by themselves.
 * @param languages what the owner made public; null for nothing said
 */
export function spaceInLanguages(languages: readonly string[] | null) {
  const published = (...codes: string[]): Status =>
    Object.fromEntries(
      LOCALES.map(([code]) => [code, codes.includes(code) ? 'published' : 'draft']),
    );
  return {
    locales: LOCALES.map(([code, fallbackCode], index) => ({
      ...{
        code: code as string,
        name: code,
        fallbackCode,
        default: index === 0,
        optional: index > 0,
      },
      sys: { id: `locale-${code}`, type: 'Locale', version: 1 },
    })),
    contentTypes: Object.entries(structuredClone(TYPES)).map(([id, fields]) => ({
      sys: { id, type: 'ContentType', version: 1 },
      name: id,
      displayField: 'title',
      fields,
    })),
    entries: [
      entry('settings', 'siteSettings', {
        title: en('Settings'),
        footerLine: en('All rights kept'),
        ...(languages && { languages: en(languages) }),
      }),
      entry(
        'snacks',
        'productType',
        {
          title: { 'en-US': 'Snacks', de: 'Snacks und Süßes', ar: 'وجبات خفيفة' },
          slug: { 'en-US': 'snacks', de: 'suesses', ar: 'snacks-ar' },
          description: { 'en-US': 'Sweet', de: 'Süß', ar: 'حلو' },
          displayOrder: en(1),
          showOnHomepage: en(true),
          image: en(link('Asset', 'picture')),
          features: en([link('Entry', 'shelf')]),
        },
        published('en-US', 'de', 'ar'),
      ),
      entry(
        'drinks',
        'productType',
        {
          title: { 'en-US': 'Drinks', de: 'Getränke' },
          slug: en('drinks'),
          description: en('Cold'),
          displayOrder: en(2),
        },
        published('en-US', 'de'),
      ),
      entry(
        'lockers',
        'productType',
        { title: en('Lockers'), slug: en('lockers'), displayOrder: en(3) },
        published('en-US'),
      ),
      entry(
        'coolers',
        'productType',
        {
          title: { 'en-US': 'Coolers', de: 'Kühler' },
          slug: en('coolers'),
          displayOrder: en(4),
        },
        published('en-US'),
      ),
      entry(
        'shelf',
        'feature',
        { title: { 'en-US': 'Shelf', de: 'Regal' }, icon: en('box') },
        published('en-US', 'de', 'ar'),
      ),
    ],
    assets: [
      {
        sys: { id: 'picture', type: 'Asset', version: 2, publishedVersion: 1 },
        fields: {
          title: en('A shelf of snacks'),
          file: en({
            url: '//images.ctfassets.net/space/picture/1/snacks.png',
            fileName: 'snacks.png',
            contentType: 'image/png',
            details: { size: 10, image: { width: 80, height: 60 } },
          }),
        },
      },
    ],
  };
}
