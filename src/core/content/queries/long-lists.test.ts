import { expect, test } from 'vitest';
import { toGoal } from '../goals/to-goal.ts';
import { loadGoals } from '../goals/load-goals.server.ts';
import { loadHeroSlides } from '../hero/load-hero-slides.server.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { loadTechnologies } from '../technology/load-technologies.server.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { entry, link } from '../tests/wire.ts';
import { readWholeList } from './whole-list.ts';

const many = (contentType: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    entry(contentType, `e${at}`, { title: `T${at}`, slug: `s${at}`, description: 'D' }),
  );

// Seen failing: they ended at 100.
test.each([
  ['businessGoal', loadGoals],
  ['technology', loadTechnologies],
  ['heroContent', (reader: Parameters<typeof loadGoals>[0]) => loadHeroSlides(reader)],
] as const)('a list of %s is whole', async (type, load) => {
  const loaded = await load(fakeReader({ entries: many(type, 131) }));
  expect('value' in loaded && loaded.value.length).toBe(131);
});

test('a list of more entries than one answer holds is read to its end', async () => {
  const reader = fakeReader({ entries: many('machine', 2_300) });
  expect((await readWholeList(reader, 'machine')).items).toHaveLength(2_300);
  expect(reader.queries).toHaveLength(3);
});

// Seen failing: the list ended at 200.
test('an entry shows all that it links to', async () => {
  const entries = many('feature', 250);
  const features = entries.map(({ sys }) => link('Entry', sys.id));
  const goal = entry('businessGoal', 'g', { title: 'G', slug: 'g', description: 'D', features });
  const reader = fakeReader({ entries: [goal, ...entries] });
  const { links } = await reader.readEntries({ contentType: 'feature' });
  const made = toGoal(goal, mappingContext(reader, links));
  expect(made.ok && made.value.features.length).toBe(250);
});
