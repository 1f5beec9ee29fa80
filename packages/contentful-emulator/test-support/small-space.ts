import type { Json, JsonObject } from '../src/space/space-types.ts';

type Fields = Record<string, Json>;

const DAY = (day: number) => `2024-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;

function sysOf(id: string, type: string, day: number, isDraft = false): JsonObject {
  return {
    id,
    type,
    space: { sys: { type: 'Link', linkType: 'Space', id: 'small' } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    createdAt: DAY(day),
    updatedAt: DAY(day + 1),
    version: 3,
    publishedCounter: isDraft ? 0 : 1,
    ...(isDraft
      ? {}
      : { publishedVersion: 2, firstPublishedAt: DAY(day), publishedAt: DAY(day + 1) }),
  };
}

function entry(
  id: string,
  contentType: string,
  day: number,
  fields: Fields,
  options: { isDraft?: boolean; tags?: string[]; concepts?: string[] } = {},
): JsonObject {
  const links = (type: string, ids: string[] = []) =>
    ids.map((each) => ({ sys: { type: 'Link', linkType: type, id: each } }));
  return {
    metadata: {
      tags: links('Tag', options.tags),
      concepts: links('TaxonomyConcept', options.concepts),
    },
    sys: {
      ...sysOf(id, 'Entry', day, options.isDraft),
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
    },
    fields: byLocale(fields),
  };
}

// A value under a key such as "title@de" belongs to that locale, any other to en.
function byLocale(fields: Fields): JsonObject {
  const result: Record<string, JsonObject> = {};
  for (const [key, value] of Object.entries(fields)) {
    const [name = '', locale = 'en'] = key.split('@');
    result[name] = { ...result[name], [locale]: value };
  }
  return result;
}

function asset(id: string, day: number, contentType: string, image?: [number, number]): JsonObject {
  const name = `${id}.${contentType.split('/')[1]}`;
  const host = contentType.startsWith('image/') ? 'images' : 'assets';
  return {
    sys: sysOf(id, 'Asset', day),
    fields: byLocale({
      title: `Picture ${id}`,
      file: {
        url: `//${host}.ctfassets.net/small/${id}/token/${name}`,
        fileName: name,
        contentType,
        details: {
          size: 1000 * day,
          ...(image ? { image: { width: image[0], height: image[1] } } : {}),
        },
      },
    }),
  };
}

const toEntry = (id: string): JsonObject => ({
  sys: { type: 'Link', linkType: 'Entry', id },
});
const toAsset = (id: string): JsonObject => ({
  sys: { type: 'Link', linkType: 'Asset', id },
});

function embed(id: string): JsonObject {
  return {
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [{ nodeType: 'text', value: 'Read on about turbines', marks: [], data: {} }],
      },
      { nodeType: 'embedded-entry-block', data: { target: toEntry(id) }, content: [] },
    ],
  };
}

const field = (id: string, type: string, more: JsonObject = {}): JsonObject => ({
  id,
  name: id,
  type,
  localized: false,
  required: false,
  validations: [{ unique: true }],
  disabled: false,
  omitted: false,
  ...more,
});

/**
 * A space of ten entries with every field type, three locales (gsw falls back to de, de to en), a
 * cycle, a broken link, a chain of links, a draft, tags, taxonomy and assets of several types.
 */
export function smallSpace(): JsonObject {
  return {
    name: 'Small space',
    contentTypes: [
      {
        sys: sysOf('thing', 'ContentType', 1),
        name: 'Thing',
        description: 'All field types',
        displayField: 'title',
        fields: [
          field('title', 'Symbol', { localized: true }),
          field('slug', 'Symbol'),
          field('body', 'Text', { localized: true }),
          field('count', 'Integer'),
          field('price', 'Number'),
          field('day', 'Date'),
          field('active', 'Boolean'),
          field('place', 'Location'),
          field('data', 'Object'),
          field('story', 'RichText'),
          field('words', 'Array', { items: { type: 'Symbol', validations: [] } }),
          field('friend', 'Link', { linkType: 'Entry' }),
          field('friends', 'Array', { items: { type: 'Link', linkType: 'Entry' } }),
          field('image', 'Link', { linkType: 'Asset' }),
          field('elsewhere', 'ResourceLink', { allowedResources: [] }),
          field('hidden', 'Symbol', { omitted: true }),
        ],
      },
      {
        sys: sysOf('maker', 'ContentType', 2),
        name: 'Maker',
        displayField: 'name',
        fields: [
          field('name', 'Symbol'),
          field('born', 'Integer'),
          field('image', 'Link', { linkType: 'Asset' }),
          field('next', 'Link', { linkType: 'Entry' }),
        ],
      },
    ],
    entries: [
      entry(
        'one',
        'thing',
        1,
        {
          title: 'Apple pie',
          'title@de': 'Apfelkuchen',
          slug: 'apple-pie',
          body: 'A pie of apples, baked slowly.',
          count: 1,
          price: 2.5,
          day: '2024-01-01',
          active: true,
          place: { lat: 52.52, lon: 13.4 },
          data: {
            colour: 'red',
            size: { width: 4 },
            sys: { type: 'Link', linkType: 'Entry', id: 'six' },
          },
          words: ['sweet', 'round'],
          friend: toEntry('maker-one'),
          image: toAsset('pie'),
          hidden: 'secret',
        },
        { tags: ['fruit', 'public'], concepts: ['cake'] },
      ),
      entry(
        'two',
        'thing',
        3,
        {
          title: 'Banana bread',
          slug: 'banana-bread',
          body: 'Bread with bananas inside.',
          count: 2,
          price: 10,
          day: '2024-01-02T12:00:00+02:00',
          active: false,
          place: { lat: 48.85, lon: 2.35 },
          words: ['sweet', 'long'],
          friend: toEntry('three'),
        },
        { tags: ['fruit'] },
      ),
      entry('three', 'thing', 5, {
        title: 'Cherry cake',
        slug: 'cherry-cake',
        count: 3,
        place: { lat: 40.7, lon: -74 },
        words: [],
        friend: toEntry('two'),
        friends: [toEntry('gone'), toEntry('draft'), toEntry('one')],
        elsewhere: {
          sys: {
            type: 'ResourceLink',
            linkType: 'Contentful:Entry',
            urn: 'crn:contentful:::content:spaces/other/entries/x',
          },
        },
      }),
      entry('four', 'thing', 7, { title: 'Story', story: embed('maker-two') }),
      entry('five', 'thing', 9, { slug: 'nothing-else' }),
      entry('six', 'thing', 11, { title: 'Zebra', count: null }),
      entry('maker-one', 'maker', 13, {
        name: 'Ada',
        born: 1815,
        image: toAsset('portrait'),
        next: toEntry('maker-two'),
      }),
      entry('maker-two', 'maker', 15, {
        name: 'Bob',
        born: 1900,
        next: toEntry('maker-three'),
        image: toAsset('paper'),
      }),
      entry('maker-three', 'maker', 17, { name: 'Cy', image: toAsset('song') }),
      entry('draft', 'thing', 19, { title: 'Not yet', slug: 'not-yet' }, { isDraft: true }),
    ],
    assets: [
      asset('pie', 1, 'image/png', [250, 200]),
      asset('portrait', 2, 'image/jpeg', [400, 600]),
      asset('paper', 3, 'application/pdf'),
      asset('song', 4, 'audio/mpeg'),
    ],
    locales: [
      {
        code: 'en',
        name: 'English',
        default: true,
        fallbackCode: null,
        sys: { id: 'l1', type: 'Locale', version: 1 },
      },
      {
        code: 'de',
        name: 'German',
        default: false,
        fallbackCode: 'en',
        sys: { id: 'l2', type: 'Locale', version: 1 },
      },
      {
        code: 'gsw',
        name: 'Swiss German',
        default: false,
        fallbackCode: 'de',
        sys: { id: 'l3', type: 'Locale', version: 1 },
      },
      {
        code: 'fr',
        name: 'French',
        default: false,
        fallbackCode: null,
        sys: { id: 'l4', type: 'Locale', version: 1 },
      },
    ],
    tags: [
      { sys: { ...sysOf('fruit', 'Tag', 1), visibility: 'public' }, name: 'All fruit' },
      { sys: { ...sysOf('public', 'Tag', 1), visibility: 'private' }, name: 'For editors' },
    ],
    taxonomy: {
      concepts: [
        { sys: { id: 'food', type: 'TaxonomyConcept' }, prefLabel: { en: 'Food' }, broader: [] },
        {
          sys: { id: 'dessert', type: 'TaxonomyConcept' },
          prefLabel: { en: 'Dessert' },
          broader: [concept('food')],
        },
        {
          sys: { id: 'cake', type: 'TaxonomyConcept' },
          prefLabel: { en: 'Cake' },
          broader: [concept('dessert')],
        },
      ],
      conceptSchemes: [
        {
          sys: { id: 'kitchen', type: 'TaxonomyConceptScheme' },
          prefLabel: { en: 'Kitchen' },
          totalConcepts: 3,
        },
      ],
    },
  };
}

function concept(id: string): JsonObject {
  return { sys: { type: 'Link', linkType: 'TaxonomyConcept', id } };
}
