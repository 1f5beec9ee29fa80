import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ContentfulAsset, ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { sampleFileNames } from '#space/sample-file-names.ts';
import { readOwnContent } from './own-content.ts';
import { SPACE_FILE } from '#space/space-file.ts';

type Localized = { sys: object; fields: Record<string, { 'en-US': unknown }> };
const exported = JSON.parse(readFileSync(SPACE_FILE, 'utf8')) as {
  entries: Localized[];
  assets: Localized[];
};

/** As the delivery service gives it: without locales. */
function delivered(items: Localized[]): unknown[] {
  return items.map(({ sys, fields }) => ({
    sys,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value['en-US']]),
    ),
  }));
}

function sample() {
  const entries = delivered(exported.entries) as ContentfulEntry[];
  const assets = delivered(exported.assets) as ContentfulAsset[];
  const fieldsOf = (typeId: string) =>
    entries
      .filter((entry) => entry.sys.contentType.sys.id === typeId)
      .map((entry) => entry.fields as Record<string, unknown>);
  return { entries, assets, fieldsOf };
}

async function stepsOf(space: { entries: ContentfulEntry[]; assets: ContentfulAsset[] }) {
  const steps = await readOwnContent(fakeReader(space), sampleFileNames());
  return Object.fromEntries(steps!.map(({ part, isOwn }) => [part, isOwn]));
}

const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } });
/** A picture that the space has published. */
const picture = linkTo('sample-picture-break-room');

describe('what is still the sample’s', () => {
  it('is all of it in the sample', async () => {
    const steps = await readOwnContent(fakeReader(sample()), sampleFileNames());
    expect(steps!.filter(({ isOwn }) => isOwn)).toEqual([]);
    expect(steps!.every(({ place }) => place?.id.startsWith('sample-'))).toBe(true);
    const pictures = steps!.find(({ part }) => part === 'pictures');
    expect(pictures?.left).toBeGreaterThan(20);
    expect(pictures?.place?.type).toBe('asset');
    expect(steps!.find(({ part }) => part === 'testimonials')?.left).toBe(10);
  });

  it.each([
    ['name', 'siteSettings', { siteName: 'Northern Vending' }],
    ['logo', 'siteSettings', { logo: picture }],
    ['icon', 'siteSettings', { icon: picture }],
    ['colors', 'siteSettings', { mainColor: '#aa3300' }],
    [
      'contact',
      'contactPageContent',
      {
        ...{ emailAddress: 'us@north.test', emailResponseTime: 'Every day' },
        ...{ phoneNumber: '+44 20 7946 0000', phoneAvailability: 'From nine to five' },
        ...{ address: '1 High Street', addressType: 'Letters only' },
      },
    ],
    ['legal', 'privacyPolicy', { privacyMainText: 'What we keep.', termsOfUse: 'What we agree.' }],
    ['testimonials', 'testimonial', { author: 'A. Person', company: 'A company' }],
  ])('%s is ticked off when the owner has changed it', async (part, typeId, fields) => {
    const space = sample();
    for (const own of space.fieldsOf(typeId)) Object.assign(own, fields);
    const steps = await stepsOf(space);
    expect(Object.keys(steps).filter((name) => steps[name])).toEqual([part]);
  });

  // Seen failing when the fields themselves were looked at.
  it.each([
    ['colors', { mainColor: 'burgundy' }],
    ['icon', { icon: linkTo('stripe') }],
  ])('%s is not ticked off by what the site cannot use', async (part, fields) => {
    const space = sample();
    const file = {
      url: '//images.ctfassets.net/space/stripe/stripe.png',
      contentType: 'image/png',
      details: { image: { width: 3_000, height: 20 } },
    };
    space.assets.push({ sys: { id: 'stripe', type: 'Asset' }, fields: { file } });
    for (const own of space.fieldsOf('siteSettings')) Object.assign(own, fields);
    expect((await stepsOf(space))[part]).toBe(false);
  });

  it('a logo is not ticked off while its file is a draft', async () => {
    const space = sample();
    for (const own of space.fieldsOf('siteSettings')) own['logo'] = linkTo('a-draft');
    expect((await stepsOf(space))['logo']).toBe(false);
  });

  it.each([
    ['the head of a page', 'about', 'heroImage', linkTo],
    [
      'running text',
      'blogPost',
      'content',
      (id: string) => ({
        nodeType: 'document',
        content: [{ nodeType: 'embedded-asset-block', data: { target: linkTo(id) }, content: [] }],
      }),
    ],
  ])('a sample picture in %s counts', async (_where, typeId, field, valueWith) => {
    const space = sample();
    const [first, ...others] = space.assets;
    for (const { fields } of others)
      Object.assign((fields as { file: object }).file, { fileName: 'own.jpg' });
    for (const { fields } of space.entries)
      for (const [name, value] of Object.entries(fields!))
        if (JSON.stringify(value).includes(first!.sys.id))
          delete (fields as Record<string, unknown>)[name];
    expect((await stepsOf(space))['pictures']).toBe(true);
    space.fieldsOf(typeId)[0]![field] = valueWith(first!.sys.id);
    expect((await stepsOf(space))['pictures']).toBe(false);
  });

  it('pictures are ticked off when the last file has been replaced', async () => {
    const space = sample();
    for (const { fields } of space.assets) {
      Object.assign((fields as { file: object }).file, { fileName: 'own.jpg' });
    }
    expect((await stepsOf(space))['pictures']).toBe(true);
  });

  it('is unknown while the space cannot be read', async () => {
    const reader = fakeReader({ failing: 'timeout' });
    expect(await readOwnContent(reader, sampleFileNames())).toBeNull();
  });

  it('is nothing but the name, logo, icon, colours and contact in a space without sample content', async () => {
    const steps = await stepsOf({ entries: [], assets: [] });
    expect(Object.keys(steps).filter((name) => steps[name])).toEqual(['pictures', 'testimonials']);
  });
});
