import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES } from '#space/model/content-types.ts';
import { allLoads } from './all-loads.ts';
import { fakeReader } from './fake-reader.ts';
import { hostileSpace } from './hostile-values.ts';
import { expectSafeContent } from './safe-content.ts';

/** Spaces per load; many more in the long form (tests/faults, B4). */
const RUNS = Number(process.env['HOSTILE_SPACES'] ?? 40);

/** Names that the mapping reads besides those of the model: other spellings in existing spaces. */
const OTHER_NAMES = [
  'aboutUsMainText',
  'aboutUsNavigation',
  'customMachineCtaButtonUrl',
  'feature1url',
  'feature3url',
];

const fieldsOf = (types: readonly string[]) => [
  ...CONTENT_TYPES.filter(({ id }) => types.includes(id)).flatMap((type) =>
    type.fields.map(({ id }) => id),
  ),
  ...OTHER_NAMES,
];

/** The lookups are sound, so that an entry with that slug is found and its other fields are hostile. */
const LOOKUPS = { product: 's', goal: 's', machine: 's', technology: 's', post: 's', page: 's' };
const SOUND = { slug: 's', title: 'T', sliderId: 'home-slider', pageKey: 'home', question: 'Q' };

describe.each(allLoads(LOOKUPS))('$name', ({ types, load, schema }) => {
  const space = hostileSpace(types, fieldsOf(types));

  it('answers a hostile space with its own type and safe addresses', async () => {
    let live = 0;
    await fc.assert(
      fc.asyncProperty(space, fc.boolean(), async (made, sound) => {
        const [first, ...others] = made.entries;
        if (first === undefined) return;
        const fields = sound ? { ...first.fields, ...SOUND } : first.fields;
        const sys = { ...first.sys, contentType: { sys: { id: types[0] ?? '' } } };
        const loaded = await load(fakeReader({ ...made, entries: [{ sys, fields }, ...others] }));
        if (loaded.status !== 'live' && loaded.status !== 'fallback') return;
        if (loaded.status === 'live') live += 1;
        expect(schema.safeParse(loaded.value).error?.message).toBeUndefined();
        expectSafeContent(loaded.value);
      }),
      { numRuns: RUNS },
    );
    // Otherwise the entries never reached the page and nothing was proved.
    expect(live).toBeGreaterThan(0);
  });
});
